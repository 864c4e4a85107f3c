import packageJson from '../../package.json' with { type: 'json' }

/** The version of this installation. package.json is the only place that says it. */
export const VERSION: string = packageJson.version
