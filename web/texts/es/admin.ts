import { las } from './hora.ts'
import { plural } from './plural.ts'

export const admin = {
  titulo: 'Vista Administrativa',
  panel: 'Ir al panel',
  llamar: 'Llamar siguiente',
  llamarPista: 'De todas las colas: prioridad primero, luego quien más espera',
  llamarCliente: 'Llamar siguiente cliente',
  llamarClienteDe: (cola: string) => `Llamar siguiente cliente de ${cola}`,
  colaVacia: 'Cola vacía',
  prioridad: 'Prioridad',
  inactiva: 'Inactiva',
  /** Shown beside the number. */
  esperan: (clientes: number) => (clientes === 1 ? 'cliente en espera' : 'clientes en espera'),
  resumen: (clientes: number, masLarga: string | null) =>
    `${plural(clientes, 'cliente', 'clientes')} en espera${masLarga ? `, la más larga ${masLarga}` : ''}`,
  masLarga: (espera: string) => `más larga ${espera}`,
  enEspera: 'En espera',
  siguiente: 'Siguiente',
  verLista: (cola: string) => `Ver la lista de ${cola}`,
  listaDe: (cola: string) => `Clientes en espera en ${cola}`,
  vacia: 'No hay clientes en espera en esta cola',
  enAtencion: 'En atención',
  nadieEnAtencion: 'Nadie en atención',
  desde: (hora: string) => `Desde ${las(hora)}`,
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
