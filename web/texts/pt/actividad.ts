import type { Quien, TemaDeActividad } from '#contract/actividad.ts'
import type { actividad as es } from '../es/actividad.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

const temas: Record<TemaDeActividad, string> = {
  turnos: 'Senhas',
  puestos: 'Guichês',
  colas: 'Filas e expediente',
  ajustes: 'Configurações',
  equipo: 'Equipe',
  pantallas: 'Telas',
}

const quienes: Record<Quien, string> = {
  equipo: 'Toda a equipe',
  clientes: 'Clientes',
  pantallas: 'Telas',
  sistema: 'Turnero, automaticamente',
}

const cuanto = (meses: number) => plural(meses, 'mês', 'meses')

export const actividad = {
  titulo: 'Atividade',
  texto: 'Quem fez o quê e quando.',
  textoPropio: 'O que você fez. Só você e quem administra a empresa podem ver.',
  que: 'O que ver',
  pestanas: { actividad: 'Atividade', personas: 'Por pessoa' },
  pestanasPropias: { actividad: 'Minha atividade', personas: 'Meus números' },
  filtros: 'Filtros',
  quien: 'Quem',
  quienes,
  personas: 'Pessoas',
  tema: 'Tipo',
  temas,
  cola: 'Fila',
  desde: 'De',
  hasta: 'Até',
  quitarFiltros: 'Limpar filtros',
  descargar: 'Baixar CSV',
  lista: 'Atividade, da mais recente à mais antiga',
  desdeDireccion: (direccion: string) => `De ${direccion}`,
  campo: 'Campo',
  antes: 'Antes',
  despues: 'Depois',
  vacio: 'Nada por aqui',
  vacioTexto: 'Não há atividade com estes filtros.',
  nuevo: 'Ainda não há atividade',
  nuevoTexto: 'Aqui aparecerá o que cada pessoa fizer: chamadas, mudanças nas configurações e mais.',
  fallo: 'Não foi possível carregar a atividade',
  mas: 'Ver mais',
  buscando: 'Buscando mais atrás…',
  conservar: 'Guardar a atividade',
  conservarTexto: 'O mais antigo é apagado sozinho. As estatísticas não mudam.',
  meses: cuanto,
  siempre: 'O máximo possível',
  /** Null: as long as possible. */
  conservada: (meses: number | null) =>
    meses === null
      ? 'Pronto: a atividade fica guardada o máximo possível'
      : `Pronto: a atividade fica guardada por ${cuanto(meses)}`,
  falloConservar: 'Não foi possível salvar a mudança. Tente de novo.',
  preguntaTitulo: (meses: number) => `Guardar só ${cuanto(meses)}?`,
  preguntaTexto: 'O que for anterior será apagado e não poderá ser recuperado.',
  preguntaSi: 'Apagar o anterior',
  cifras: {
    titulo: 'Números por pessoa',
    tituloPropio: 'Seus números',
    texto: 'Cada chamada conta para quem a fez. Juntas, somam os números da empresa.',
    persona: 'Pessoa',
    tu: 'Você',
    llamados: 'Chamadas',
    atendidos: 'Atendidas',
    ausentes: 'Ausentes',
    etapas: 'Seguiram',
    atencion: 'Atendimento',
    ritmo: 'Em relação à fila',
    ritmoTexto: '100% é o que a mesma fila costuma demorar; menos é mais rápido.',
    fueraDeOrden: 'Fora de ordem',
    pausas: 'Pausas',
    pausasDe: (veces: number, minutos: string) => `${veces} · ${minutos} min`,
    total: 'Toda a empresa',
    nadie: 'Sem pessoa',
    retirada: 'Uma conta que não existe mais',
    cola: 'Fila',
    mediana: 'Mediana da fila',
    fallo: 'Não foi possível carregar os números',
    vacio: 'Sem chamadas neste período',
    vacioTexto: 'Os números aparecem assim que alguém chamar uma senha.',
    vacioPropio: 'Aparecem assim que você chamar uma senha.',
  },
} as const satisfies Texts<typeof es>
