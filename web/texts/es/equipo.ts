export type Miembro = {
  nombre: string
  rol: string
  descripcion: string
  habilidades: readonly string[]
  /** URL of the photo; an icon replaces it when it does not load. */
  imagen: string
}

/** The people on the team page. Names are job titles: put yours here, with a photo in public/equipo/. */
export const equipo: readonly Miembro[] = [
  {
    nombre: 'Coordinación',
    rol: 'Dirección del proyecto',
    descripcion: 'Escucha a los negocios, decide qué sigue y cuida que cada entrega resuelva algo real.',
    habilidades: ['Producto', 'Investigación', 'Planeación'],
    imagen: '/equipo/coordinacion.svg',
  },
  {
    nombre: 'Diseño',
    rol: 'Experiencia e interfaz',
    descripcion: 'Dibuja pantallas que se entienden a diez metros y con prisa, en claro y en oscuro.',
    habilidades: ['Interfaz', 'Accesibilidad', 'Redacción'],
    imagen: '/equipo/diseno.svg',
  },
  {
    nombre: 'Desarrollo web',
    rol: 'Panel, teléfono y pantallas',
    descripcion: 'Construye lo que se toca: el panel, el kiosco, el monitor y el turno en el teléfono.',
    habilidades: ['React', 'TypeScript', 'Tiempo real'],
    imagen: '/equipo/web.svg',
  },
  {
    nombre: 'Servidor y datos',
    rol: 'API y estadísticas',
    descripcion: 'Se asegura de que ningún número se repita y de que cada cifra salga de turnos reales.',
    habilidades: ['Node.js', 'Bases de datos', 'Pruebas'],
    imagen: '/equipo/servidor.svg',
  },
]
