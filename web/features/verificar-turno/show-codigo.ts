/** Puts a code into the fragment of the address, which is never sent to a server. */
export const showCodigo = (codigo: string) =>
  history.replaceState(null, '', `${location.pathname}#codigo=${encodeURIComponent(codigo)}`)
