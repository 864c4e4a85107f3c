import packageJson from '../../package.json' with { type: 'json' }

/** The version of this installation, defined only in package.json. */
export const VERSION: string = packageJson.version
