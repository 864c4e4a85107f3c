import { type Static, Type } from 'typebox'
import { ColaGuardada } from './cola.ts'
import { Rol } from './permiso.ts'
import { AvisoDePrivacidad } from './privacidad.ts'
import { BorradoCompleto, Id, Instante, nullable, object } from './schema.ts'

export const BajaCuenta = object({ contrasena: Type.String({ minLength: 1, maxLength: 1024 }) })
export const BajaHecha = object({
  empresas: Type.Integer({ description: 'Empresas que se borraron' }),
  completo: BorradoCompleto,
})

const Texto = Type.String()

const TurnoGuardado = object({
  id: Id,
  colaId: Id,
  serieId: Type.String({ ...Id, description: 'La cola que le dio su número' }),
  fecha: Texto,
  numero: Type.Integer(),
  etiqueta: Texto,
  lugar: Type.Integer({ description: 'Orden entre todas las colas: el menor va antes' }),
  codigo: Texto,
  nombre: Type.String({ description: 'Vacío si ya se borró por antigüedad' }),
  estado: Texto,
  puesto: nullable(Texto),
  origen: Texto,
  emitido: Instante,
  llamado: nullable(Instante),
  terminado: nullable(Instante),
  personas: nullable(Type.Integer()),
  preferencia: nullable(Texto),
  nota: nullable(Texto),
  marcas: Type.Array(Texto),
  campos: Type.Record(Texto, Texto, { description: 'Lo que respondió, por el id del campo' }),
  idioma: nullable(Texto),
  privacidadVersion: nullable(
    Type.Integer({ description: 'La versión del aviso de privacidad vigente cuando dio sus datos' }),
  ),
  respuesta: nullable(Type.String({ description: 'Si dijo que venía: voy, tarde, tarde 10' })),
  mensaje: nullable(Type.String({ description: 'Lo que escribió y nadie contestó todavía' })),
})
export type TurnoGuardado = Static<typeof TurnoGuardado>

const EventoGuardado = object({
  seq: Type.Integer(),
  tipo: Texto,
  colaId: nullable(Id),
  turnoId: nullable(Id),
  puesto: nullable(Texto),
  actor: object({ tipo: Texto, id: nullable(Type.Integer()) }),
  instante: Instante,
  datos: nullable(Type.Record(Texto, Type.Unknown())),
})
export type EventoGuardado = Static<typeof EventoGuardado>

const TramoGuardado = object({
  turnoId: Id,
  colaId: Id,
  desde: Instante,
  llamado: nullable(Instante),
  terminado: Instante,
  puesto: nullable(Texto),
  fin: Texto,
})
export type TramoGuardado = Static<typeof TramoGuardado>

/** A notice to a customer. It omits the destination, which is the customer's data and not the company's. */
const EntregaGuardada = object({
  turnoId: nullable(Id),
  canal: Texto,
  aviso: Texto,
  instante: Instante,
  estado: Texto,
  motivo: nullable(Texto),
})
export type EntregaGuardada = Static<typeof EntregaGuardada>

export const EmpresaGuardada = object({
  empresa: object({
    id: Id,
    nombre: Texto,
    titular: Texto,
    logo: Texto,
    logoImagen: nullable(Type.String({ description: 'WebP en base64; null si no se subió ninguno' })),
    direccion: Texto,
    telefono: Texto,
    email: Texto,
    descripcion: Texto,
    sitioWeb: Texto,
    alias: Texto,
    horario: Texto,
    zona: Texto,
    corte: Type.Integer(),
    actividadMeses: nullable(Type.Integer()),
    creada: Instante,
  }),
  privacidad: Type.Array(AvisoDePrivacidad, { description: 'Todas las versiones de su aviso' }),
  colas: Type.Array(ColaGuardada),
  preferencias: Type.Array(
    object({
      id: Id,
      nombre: Texto,
      tipo: Texto,
      ventaja: Type.Integer(),
      ofrecida: Type.Boolean(),
      eliminada: nullable(Instante),
    }),
  ),
  puestos: Type.Array(
    object({
      id: Id,
      nombre: Texto,
      colas: nullable(Type.Array(Id)),
      plazas: nullable(Type.Integer()),
      ocupadoPor: nullable(Type.Integer({ description: 'El actor que está en él' })),
      ocupado: nullable(Instante),
      pausa: nullable(Texto),
      eliminado: nullable(Instante),
    }),
  ),
  miembros: Type.Array(
    object({ nombre: Texto, correo: Texto, rol: Rol, actor: Type.Integer(), desde: Instante }),
  ),
  invitaciones: Type.Array(
    object({ nombre: Texto, correo: nullable(Texto), rol: Rol, creada: Instante, expira: Instante }),
  ),
  dispositivos: Type.Array(
    object({ id: Id, actor: Type.Integer(), tipo: Texto, nombre: Texto, emparejado: Instante }),
  ),
  auditoria: Type.Array(
    object({
      tipo: Texto,
      colaId: nullable(Id),
      actor: object({ tipo: Texto, id: nullable(Type.Integer()) }),
      direccion: nullable(Type.String({ description: 'Desde dónde, con el final oculto' })),
      instante: Instante,
      datos: nullable(Type.Record(Texto, Type.Unknown())),
    }),
  ),
  horarios: Type.Array(
    object({
      colaId: nullable(Type.String({ ...Id, description: 'null: de toda la empresa' })),
      datos: Type.Record(Texto, Type.Unknown()),
    }),
  ),
  avisos: object({
    ajustes: nullable(
      object({
        canales: Type.Record(Texto, Type.Unknown()),
        paises: Type.Array(Texto),
        topeDia: Type.Integer(),
        silencio: nullable(object({ desde: Type.Integer(), hasta: Type.Integer() })),
        frases: Type.Array(Texto),
      }),
    ),
    anuncios: Type.Array(
      object({ id: Id, texto: Texto, colas: nullable(Type.Array(Id)), creado: Instante, hasta: Instante }),
    ),
  }),
  entregas: Type.Array(EntregaGuardada),
  turnos: Type.Array(TurnoGuardado),
  tramos: Type.Array(TramoGuardado),
  eventos: Type.Array(EventoGuardado),
})
export type EmpresaGuardada = Static<typeof EmpresaGuardada>

/** The data export of an account: everything the service keeps about it. */
export const DatosCuenta = object({
  cuenta: object({
    usuario: Texto,
    correo: Texto,
    plan: nullable(Texto),
    pruebaHasta: nullable(Instante),
    verificada: nullable(Instante),
    creada: Instante,
  }),
  organizaciones: Type.Array(
    object({
      id: Id,
      nombre: Texto,
      plan: nullable(Texto),
      pruebaHasta: nullable(Instante),
      creada: Instante,
    }),
  ),
  pertenencias: Type.Array(object({ empresaId: Id, empresa: Texto, rol: Rol })),
  cambiosDePlan: Type.Array(object({ instante: Instante, de: Texto, a: Texto })),
  sesiones: Type.Array(object({ creada: Instante, ultimoUso: Instante, agente: Texto })),
  sucesos: Type.Array(
    object({
      tipo: Texto,
      instante: Instante,
      direccion: nullable(Type.String({ description: 'Desde dónde, sin su final' })),
      datos: nullable(Type.Record(Texto, Type.Unknown())),
    }),
    { description: 'Lo que se hizo con la cuenta: entradas, cambios de contraseña, de correo y de nombre' },
  ),
  correos: Type.Array(object({ asunto: Texto, pedido: Instante, estado: Texto })),
  empresas: Type.Array(EmpresaGuardada),
})
export type DatosCuenta = Static<typeof DatosCuenta>
