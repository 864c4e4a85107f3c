import type { Rol } from '#contract/permiso.ts'
import { crearMiembro } from '#server/commands/sin-correo.ts'
import type { Context } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { type Actor, usuario } from '#server/store/eventos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { COLAS } from './clinica.ts'

interface PersonaDemo {
  nombre: string
  rol: Exclude<Rol, 'propietario'>
  /** Indexes in COLAS; all colas if absent. */
  colas?: readonly number[]
  /** The desk of the member. Each member has one at most. */
  puesto?: string
}

/** The members of the sample empresa besides its owner. */
const EQUIPO: readonly PersonaDemo[] = [
  { nombre: 'Marcela Ríos', rol: 'administrador', puesto: 'Consultorio 4' },
  { nombre: 'Jorge Peña', rol: 'agente', colas: [0], puesto: 'Caja 1' },
  { nombre: 'Lucía Soto', rol: 'agente', colas: [0, 3], puesto: 'Caja 2' },
  { nombre: 'Andrés Gil', rol: 'agente', colas: [1], puesto: 'Consultorio 2' },
  { nombre: 'Irene Cruz', rol: 'agente', colas: [1], puesto: 'Consultorio 3' },
  { nombre: 'Paula Vega', rol: 'agente', colas: [2], puesto: 'Toma 1' },
  { nombre: 'Diego Lara', rol: 'agente', colas: [2], puesto: 'Toma 2' },
  { nombre: 'Tomás León', rol: 'lector' },
]

interface EnEmpresa {
  empresa: Pick<EmpresaTable, 'uuid' | 'organizacion_id'>
  actor: Actor
  /** UUIDs in the order of COLAS. */
  colas: readonly string[]
  /** The hash of the initial password, which all members share. */
  contrasena: string
}

/** Adds the members. Returns who serves at each desk: a member, or else the owner. */
export async function crearEquipo(
  store: Store,
  { empresa, actor, colas, contrasena }: EnEmpresa,
  context: Partial<Context>,
): Promise<ReadonlyMap<string, Actor>> {
  const puestos = new Map<string, Actor>(
    COLAS.flatMap((cola) => cola.puestos.map((puesto) => [puesto, actor])),
  )
  for (const persona of EQUIPO) {
    const { correo } = await store.execute(
      crearMiembro,
      {
        empresaId: empresa.uuid,
        organizacionId: empresa.organizacion_id,
        actor,
        contrasena,
        nombre: persona.nombre,
        rol: persona.rol,
        colas: persona.colas?.map((i) => colas[i] ?? '') ?? null,
      },
      context,
    )
    const cuenta = await findUsuarioByCorreo(store.db, { correo })
    if (cuenta && persona.puesto) puestos.set(persona.puesto, usuario(cuenta.id))
  }
  return puestos
}
