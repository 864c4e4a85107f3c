/** Under which name this browser keeps the key of a request for a turno. */
export const keyName = (empresaId: string) => `turnero.pedido.${empresaId.toLowerCase()}`
