import { las } from './hora.ts'
import { plural } from './plural.ts'
import { nombrePuesto } from './puesto.ts'

export const admin = {
  titulo: 'Vista Administrativa',
  texto: 'Llama y atiende en todas las colas de la empresa.',
  panel: 'Ir al panel',
  llamar: 'Llamar siguiente',
  llamarPista: 'De todas las colas: prioridad primero, luego quien más espera',
  llamarCliente: 'Llamar siguiente cliente',
  llamarClienteDe: (cola: string) => `Llamar siguiente cliente de ${cola}`,
  colaVacia: 'Cola vacía',
  prioridad: 'Prioridad',
  inactiva: 'Inactiva',
  esperan: (clientes: number) => plural(clientes, 'cliente en espera', 'clientes en espera'),
  listaDe: (cola: string) => `Clientes en espera en ${cola}`,
  vacia: 'No hay clientes en espera en esta cola',
  enAtencion: 'En atención',
  desde: (puesto: string, hora: string) => `${nombrePuesto(puesto)} · desde ${las(hora)}`,
  sinPermiso: 'No tienes permiso para atender en esta empresa',
  sinPermisoTexto: 'Si trabajas ahí, pide a quien la administra que te invite.',
  misEmpresas: 'Ver mis empresas',
  sinColas: 'No hay colas configuradas',
  sinColasTexto: 'Crea la primera cola para empezar a llamar a tus clientes.',
  configurar: 'Configurar colas',
  sinRed: 'Sin conexión. Mostramos lo último que supimos.',
  fallo: 'No se pudo cargar la empresa',
  falloCola: 'No se pudo cargar esta cola',
} as const
