import { las } from './hora.ts'
import { nombrePuesto } from './puesto.ts'

export const monitor = {
  titulo: 'Monitor · Turnero',
  sinScript: 'Esta pantalla necesita JavaScript.',
  encabezado: (empresa: string) => `Turnos de ${empresa}`,
  enAtencion: 'En Atención',
  esperando: 'Esperando próximo turno...',
  sinColas: 'No hay colas configuradas',
  sinColasTexto: 'Los turnos aparecerán aquí cuando se configuren las colas.',
  cargando: 'Preparando la pantalla…',
  desconocida: 'Esta pantalla aún no tiene una empresa',
  desconocidaTexto: 'Revisa la dirección. Seguimos intentando.',
  esperaRed: 'Estamos conectando con el servicio. Seguimos intentando.',
  prioridad: 'Prioridad',
  turno: 'Turno',
  puesto: nombrePuesto,
  enEspera: (cuantos: number) => `${cuantos} en espera`,
  ultimos: 'Últimos llamados',
  sinLlamados: 'Aquí verás los últimos turnos llamados.',
  pagina: (una: number, de: number) => `Página ${una} de ${de}`,
  sinConexion: (hora: string) => `Sin conexión · datos de ${las(hora)}`,
  activarSonido: 'Toca para activar el sonido',
  quitarSonido: 'Quitar el sonido',
  pantallaCompleta: 'Pantalla completa',
  cambiarTema: 'Cambiar entre tema claro y oscuro',
  sonidoActivo: 'Sonido activado',
  codigoSala: 'Código de la sala:',
  conectar: {
    titulo: 'Conecta esta pantalla',
    texto: 'En el panel de tu empresa, abre Configuración, Pantallas, y escribe este código:',
    direccion: (sitio: string) => `Panel: ${sitio}`,
    vence: 'El código cambia cada diez minutos.',
    sinCodigo: 'Pidiendo un código…',
  },
  /** Spoken: 'Turno B 15, Caja, Luis Mora, Puesto 2'. Includes the queue when several are shown. */
  anuncio: ({ turno, cola, nombre, puesto }: Record<'turno' | 'cola' | 'nombre' | 'puesto', string>) =>
    [`Turno ${turno.replace('-', ' ').replace(' ·', ',')}`, cola, nombre, puesto && nombrePuesto(puesto)]
      .filter(Boolean)
      .join(', '),
} as const
