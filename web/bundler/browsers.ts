/** The oldest browsers the app supports: three years back. The one place that says so. */
export const browsers = ['chrome119', 'edge119', 'firefox119', 'safari17.1', 'ios17.1']
