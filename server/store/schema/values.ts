// Instants are epoch milliseconds, flags are 0 or 1, ids are integers: the same values on both engines. Ids of colas
// and turnos count within their empresa. `uuid` is the id that the wire knows, and stands in one table only.
export type Instant = number
export type Flag = 0 | 1
