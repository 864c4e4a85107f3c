/** Returns the path of the link by which the owner of a destination confirms it. */
export function enlaceDeAlta(message: string): string {
  const path = /\/api\/altas\/[\w-]+/.exec(message)?.[0]
  if (!path) throw new Error(`No link in:\n${message}`)
  return path
}
