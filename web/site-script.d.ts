declare module 'virtual:site-script' {
  export const siteScript: string
}
