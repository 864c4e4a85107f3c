/** Those that the customers' pages use. Apart from the others, which their scripts need not load (0.4 KB). */
export const publicPaths = {
  inicio: () => '/',
  terminosDeDatos: () => '/terminos#datos',
  /** With a turno it opens that one: id and code stand in the fragment, which no server sees. */
  miTurno: (empresaId: string, turno?: { id: string; codigo: string }) =>
    `/mi-turno/${empresaId}${turno ? `#turno=${turno.id}&codigo=${turno.codigo}` : ''}`,
  kiosco: (empresaId: string, colaId: string) => `/entrada/${empresaId}/${colaId}`,
  tv: () => '/tv',
}
