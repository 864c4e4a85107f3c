import type { Quien, TemaDeActividad } from '#contract/actividad.ts'
import { plural } from './plural.ts'

const temas: Record<TemaDeActividad, string> = {
  turnos: 'Turnos',
  puestos: 'Puestos',
  colas: 'Colas y jornada',
  ajustes: 'Configuración',
  equipo: 'Equipo',
  pantallas: 'Pantallas',
}

const quienes: Record<Quien, string> = {
  equipo: 'Todo el equipo',
  clientes: 'Clientes',
  pantallas: 'Pantallas',
  sistema: 'Turnero, por sí solo',
}

const cuanto = (meses: number) => plural(meses, 'mes', 'meses')

export const actividad = {
  titulo: 'Actividad',
  texto: 'Quién hizo qué y cuándo.',
  textoPropio: 'Lo que hiciste tú. Solo tú y quienes administran la empresa pueden verlo.',
  que: 'Qué ver',
  pestanas: { actividad: 'Actividad', personas: 'Por persona' },
  pestanasPropias: { actividad: 'Mi actividad', personas: 'Mis cifras' },
  filtros: 'Filtros',
  quien: 'Quién',
  quienes,
  personas: 'Personas',
  tema: 'Tipo',
  temas,
  cola: 'Cola',
  desde: 'Desde',
  hasta: 'Hasta',
  quitarFiltros: 'Quitar filtros',
  descargar: 'Descargar CSV',
  lista: 'Actividad, lo último primero',
  desdeDireccion: (direccion: string) => `Desde ${direccion}`,
  campo: 'Campo',
  antes: 'Antes',
  despues: 'Después',
  vacio: 'Nada por aquí',
  vacioTexto: 'Con estos filtros no hay actividad.',
  nuevo: 'Todavía no hay actividad',
  nuevoTexto: 'Aquí aparecerá lo que haga cada persona: llamadas, cambios de configuración y más.',
  fallo: 'No se pudo cargar la actividad',
  mas: 'Ver más',
  buscando: 'Buscando más atrás…',
  conservar: 'Guardar la actividad',
  conservarTexto: 'Lo más antiguo se borra solo. Las estadísticas no cambian.',
  meses: cuanto,
  siempre: 'Lo más posible',
  /** Null: as long as possible. */
  conservada: (meses: number | null) =>
    meses === null
      ? 'Listo: la actividad se guarda lo más posible'
      : `Listo: la actividad se guarda ${cuanto(meses)}`,
  falloConservar: 'No se pudo guardar el cambio. Inténtalo de nuevo.',
  preguntaTitulo: (meses: number) => `¿Guardar solo ${cuanto(meses)}?`,
  preguntaTexto: 'Lo anterior se borra y no se puede recuperar.',
  preguntaSi: 'Borrar lo anterior',
  cifras: {
    titulo: 'Cifras por persona',
    tituloPropio: 'Tus cifras',
    texto: 'Cada llamada cuenta para quien la hizo. Juntas suman las cifras de la empresa.',
    persona: 'Persona',
    tu: 'Tú',
    llamados: 'Llamados',
    atendidos: 'Atendidos',
    ausentes: 'Ausentes',
    etapas: 'Siguieron',
    atencion: 'Atención',
    ritmo: 'Frente a la cola',
    ritmoTexto: '100 % es lo que suele tardar la misma cola; menos es más rápido.',
    fueraDeOrden: 'Fuera de orden',
    pausas: 'Pausas',
    pausasDe: (veces: number, minutos: string) => `${veces} · ${minutos} min`,
    total: 'Toda la empresa',
    nadie: 'Sin persona',
    retirada: 'Una cuenta que ya no existe',
    cola: 'Cola',
    mediana: 'Mediana de la cola',
    fallo: 'No se pudieron cargar las cifras',
    vacio: 'Sin llamadas en este periodo',
    vacioTexto: 'Las cifras aparecen en cuanto alguien llame un turno.',
    vacioPropio: 'Aparecen en cuanto llames un turno.',
  },
} as const
