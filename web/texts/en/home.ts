import type { home as es } from '../es/home.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const home = {
  titulo: 'My companies',
  encabezado: 'Your business control center',
  texto: 'Choose a company to serve its queues.',
  cargando: 'Getting your workspace ready',
  misEmpresas: 'My companies',
  activas: (empresas: number, hayMas = false) =>
    hayMas ? `The first ${empresas} companies` : plural(empresas, 'active company', 'active companies'),
  verMas: 'See more companies',
  sinTitular: 'No person in charge',
  activo: 'Active',
  enLinea: 'Online',
  colas: (cuantas: number) => (cuantas === 1 ? 'queue' : 'queues'),
  enEspera: 'waiting',
  primeraCola: 'Create its first queue',
  administrar: 'Manage',
  administrarEmpresa: (nombre: string) => `Manage ${nombre}`,
  nueva: 'New company',
  nuevaCorta: 'New',
  nuevaTexto: 'Set it up in under 3 minutes',
  vacio: "You don't have any companies yet",
  vacioTexto: 'Create the first one and start giving out tickets today.',
  vacioSinCorreo: "Ask your organization to add you to a company's team.",
  crearPrimera: 'Create my first company',
  fallo: "Couldn't get the companies",
} as const satisfies Texts<typeof es>
