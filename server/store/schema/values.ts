// Values are the same on both engines: instants are epoch milliseconds, flags are 0 or 1, ids are integers. Ids of
// colas and turnos are unique within their empresa. `uuid` is the id on the wire, and is stored in one table only.
export type Instant = number
export type Flag = 0 | 1
