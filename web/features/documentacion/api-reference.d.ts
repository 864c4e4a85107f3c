declare module 'virtual:api-reference' {
  export const apiReference: import('#web/bundler/openapi-reference.ts').ApiReference
}
