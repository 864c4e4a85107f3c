/** The oldest browsers the app supports: three years back. Declared only here. */
export const browsers = ['chrome119', 'edge119', 'firefox119', 'safari17.1', 'ios17.1']
