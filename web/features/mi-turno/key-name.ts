/** The name under which this browser stores the key of a request for a turno. */
export const keyName = (empresaId: string) => `turnero.pedido.${empresaId.toLowerCase()}`
