import type { admin as es } from '../es/admin.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const admin = {
  titulo: 'Admin view',
  panel: 'Go to the panel',
  llamar: 'Call next',
  llamarPista: 'From all queues: priority first, then whoever has waited longest',
  llamarCliente: 'Call next customer',
  llamarClienteDe: (cola: string) => `Call next customer in ${cola}`,
  colaVacia: 'Empty queue',
  prioridad: 'Priority',
  inactiva: 'Inactive',
  esperan: (clientes: number) => (clientes === 1 ? 'customer waiting' : 'customers waiting'),
  resumen: (clientes: number, masLarga: string | null) =>
    `${plural(clientes, 'customer', 'customers')} waiting${masLarga ? `, the longest ${masLarga}` : ''}`,
  masLarga: (espera: string) => `longest ${espera}`,
  enEspera: 'Waiting',
  siguiente: 'Next',
  verLista: (cola: string) => `See the list of ${cola}`,
  listaDe: (cola: string) => `Customers waiting in ${cola}`,
  vacia: 'No customers waiting in this queue',
  enAtencion: 'Being served',
  nadieEnAtencion: 'Nobody being served',
  desde: (hora: string) => `Since ${hora}`,
  sinPermiso: "You don't have permission to serve at this company",
  sinPermisoTexto: 'If you work there, ask whoever manages it to invite you.',
  misEmpresas: 'See my companies',
  sinColas: 'No queues set up',
  sinColasTexto: 'Create the first queue to start calling your customers.',
  configurar: 'Set up queues',
  sinRed: 'Offline. Showing the latest we know.',
  fallo: "Couldn't load the company",
  falloCola: "Couldn't load this queue",
} as const satisfies Texts<typeof es>
