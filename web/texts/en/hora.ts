/** English times take no article. */
export const las = (hora: string): string => hora
