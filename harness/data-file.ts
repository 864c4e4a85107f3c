import { sqliteFileOf } from '#server/store/open.ts'

/** The SQLite file of a server with these settings. */
export const dataFileOf = ({ DATA_DIR = '' }: Record<string, string>): string => sqliteFileOf(DATA_DIR)
