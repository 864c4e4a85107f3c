import type { Plan } from '#contract/cuenta.ts'

export const NOMBRES_CATALOGO = ['pagina', 'portada'] as const
export type NombreCatalogo = (typeof NOMBRES_CATALOGO)[number]

export type IdPlan = 'starter' | 'professional' | 'enterprise' | 'basico' | 'pro' | 'empresarial'

/** Features a plan can list. One feature has two codes where the published lists word it differently. */
export type CodigoCaracteristica =
  | 'colas'
  | 'turnos_diarios'
  | 'turnos_al_dia'
  | 'turnos_ilimitados'
  | 'todo_ilimitado'
  | 'avisos_basicos'
  | 'avisos_sms'
  | 'panel_basico'
  | 'estadisticas'
  | 'marca_en_pantallas'
  | 'marca_personalizada'
  | 'marca_blanca'
  | 'soporte_correo'
  | 'soporte_prioritario'
  | 'soporte_continuo'
  | 'integraciones'
  | 'integracion_crm'
  | 'analitica'
  | 'api'
  | 'sso'

export interface Caracteristica {
  codigo: CodigoCaracteristica
  proximamente: boolean
}

/** A plan as the rules see it: codes, limits and a price. Its words are in the texts of each language. */
export interface PlanDeCatalogo {
  id: IdPlan
  /** US cents per month. */
  precio: number
  /** Null: no limit. */
  limites: Plan['limites']
  /** Whether public screens show the empresa's own colours and logo. */
  marca: boolean
  /** Whether notices by WhatsApp and SMS are included. */
  mensajes: boolean
  caracteristicas: readonly Caracteristica[]
}

export interface PalabrasDePlanes {
  planes: Record<IdPlan, Pick<Plan, 'nombre' | 'descripcion' | 'boton' | 'nota'>>
  caracteristicas: Record<CodigoCaracteristica, (limites: PlanDeCatalogo['limites']) => string>
  periodo: string
}

/** Prices are in US dollars in every language. */
const precioDe = (centavos: number): string =>
  centavos % 100 === 0 ? `$${centavos / 100}` : `$${(centavos / 100).toFixed(2)}`

export function conPalabras(plan: PlanDeCatalogo, palabras: PalabrasDePlanes): Plan {
  const { id, limites, marca } = plan
  return {
    id,
    ...palabras.planes[id],
    precio: precioDe(plan.precio),
    periodo: palabras.periodo,
    limites,
    marca,
    caracteristicas: plan.caracteristicas.map(({ codigo, proximamente }) => ({
      texto: palabras.caracteristicas[codigo](limites),
      proximamente,
    })),
  }
}

const ya = (...codigos: CodigoCaracteristica[]) => codigos.map((codigo) => ({ codigo, proximamente: false }))
const pronto = (...codigos: CodigoCaracteristica[]) =>
  codigos.map((codigo) => ({ codigo, proximamente: true }))

/** Both published versions of the plans. An installation uses one of them. */
export const CATALOGOS: Record<NombreCatalogo, readonly PlanDeCatalogo[]> = {
  pagina: [
    {
      id: 'starter',
      precio: 0,
      limites: { colas: 1, turnosPorDia: 25, empresas: 2, miembros: 3 },
      marca: false,
      mensajes: false,
      caracteristicas: ya('colas', 'turnos_diarios', 'avisos_basicos', 'soporte_correo', 'panel_basico'),
    },
    {
      id: 'professional',
      precio: 999,
      limites: { colas: 5, turnosPorDia: null, empresas: 10, miembros: 15 },
      marca: true,
      mensajes: true,
      caracteristicas: [
        ...ya('colas', 'turnos_ilimitados', 'estadisticas', 'marca_en_pantallas', 'avisos_sms'),
        ...ya('soporte_prioritario'),
        ...pronto('integraciones'),
      ],
    },
    {
      id: 'enterprise',
      precio: 2999,
      limites: { colas: null, turnosPorDia: null, empresas: 100, miembros: null },
      marca: true,
      mensajes: true,
      caracteristicas: [
        ...ya('todo_ilimitado', 'api', 'soporte_continuo'),
        ...pronto('integracion_crm', 'analitica', 'marca_blanca', 'sso'),
      ],
    },
  ],
  portada: [
    {
      id: 'basico',
      precio: 299,
      limites: { colas: 1, turnosPorDia: 50, empresas: 2, miembros: 3 },
      marca: false,
      mensajes: false,
      caracteristicas: ya('colas', 'turnos_al_dia', 'avisos_basicos'),
    },
    {
      id: 'pro',
      precio: 999,
      limites: { colas: 5, turnosPorDia: null, empresas: 10, miembros: 15 },
      marca: true,
      mensajes: true,
      caracteristicas: ya('colas', 'turnos_ilimitados', 'estadisticas', 'marca_personalizada'),
    },
    {
      id: 'empresarial',
      precio: 2499,
      limites: { colas: null, turnosPorDia: null, empresas: 100, miembros: null },
      marca: true,
      mensajes: true,
      caracteristicas: [...ya('todo_ilimitado', 'api', 'soporte_prioritario'), ...pronto('integracion_crm')],
    },
  ],
}
