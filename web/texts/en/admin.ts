import type { admin as es } from '../es/admin.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'
import { nombrePuesto } from './puesto.ts'

export const admin = {
  titulo: 'Admin view',
  texto: "Call and serve in all the company's queues.",
  panel: 'Go to the panel',
  llamar: 'Call next',
  llamarPista: 'From all queues: priority first, then whoever has waited longest',
  llamarCliente: 'Call next customer',
  llamarClienteDe: (cola: string) => `Call next customer in ${cola}`,
  colaVacia: 'Empty queue',
  prioridad: 'Priority',
  inactiva: 'Inactive',
  esperan: (clientes: number) => plural(clientes, 'customer waiting', 'customers waiting'),
  listaDe: (cola: string) => `Customers waiting in ${cola}`,
  vacia: 'No customers waiting in this queue',
  enAtencion: 'Being served',
  desde: (puesto: string, hora: string) => `${nombrePuesto(puesto)} · since ${hora}`,
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
