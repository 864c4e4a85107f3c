import type { horarioVista as es } from '../es/horario-vista.ts'
import type { Texts } from '../texts.ts'
import { alas } from './hora.ts'
import { plural } from './plural.ts'

const fecha = (opciones: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt', { ...opciones, timeZone: 'UTC' })
const LARGA = fecha({ weekday: 'long', day: 'numeric', month: 'long' })
const CORTA = fecha({ day: 'numeric', month: 'short' })
const CORTO = fecha({ weekday: 'short' })
/** Monday first. */
const SEMANA = Array.from({ length: 7 }, (_, dia) => new Date(Date.UTC(2024, 0, 1 + dia)))
const MES = fecha({ month: 'long', year: 'numeric' })
const mayuscula = (texto: string) => `${texto.charAt(0).toLocaleUpperCase('pt')}${texto.slice(1)}`

/** The view that edits hours, special days and caps. */
export const horarioVista = {
  titulo: 'Horário',
  introduccion: 'Quando você distribui senhas. Sua fila abre e fecha sozinha.',
  falloCarga: 'Não foi possível carregar o horário',
  fallo: 'Não foi possível salvar. Tente de novo.',
  guardar: 'Salvar',
  guardado: 'Horário salvo',

  hoy: 'Agora',
  abierto: 'Aberto',
  cerrado: 'Fechado',
  siempre: 'Sempre aberto',
  aMano: 'Definido à mão',
  cierraYReabre: (cierra: string, abre: string) => `Fecha ${alas(cierra)} e reabre ${alas(abre)}`,
  masDecisiones: 'Mais opções de hoje',
  cerrarHoy: 'Fechar hoje',
  cerradoHoy: 'Por hoje não se distribuem mais senhas',
  unaHoraMas: 'Abrir por mais uma hora',
  abrirUnaHora: 'Abrir por uma hora',
  abiertoMas: 'Pronto: aberto por mais uma hora',
  hasta: 'Até uma hora…',
  hastaTitulo: 'Abrir ou fechar até uma hora',
  cerrar: 'Fechar',
  abrir: 'Abrir',
  aplicar: 'Aplicar',
  hastaLas: 'Até as',
  hastaLasPista: 'Depois volta a valer o horário.',
  decidido: 'Pronto: definido à mão',
  volverAlHorario: 'Voltar ao horário',
  deVuelta: 'De volta ao horário',

  semana: 'Semana',
  soloEnHorario: 'Distribuir senhas só neste horário',
  soloEnHorarioSi: 'Fora destas horas ninguém pode retirar senha. Você ainda pode adicionar clientes.',
  soloEnHorarioNo: 'Agora é possível retirar senhas a qualquer hora.',
  dia: mayuscula,
  diasCortos: () => SEMANA.map((dia) => CORTO.format(dia).replace('.', '')),
  rangoDe: (dia: string, horas: string) => `${mayuscula(dia)}: ${horas}`,
  faltaHora: 'Falta a hora',
  listo: 'Pronto',
  quitarRango: (dia: string, numero: number) => `${mayuscula(dia)}: remover as horas ${numero}`,
  ponerHoras: (dia: string) => `Definir horas, ${dia}`,
  otroRango: (dia: string) => `Outras horas, ${dia}`,
  separar: 'Cada dia separado',
  diaSiguiente: 'Fecha no dia seguinte',
  todoElDia: 'Aberto 24 horas',
  copiarDe: (dia: string) => `Copiar as horas de ${dia} para outros dias`,
  copiarTitulo: (dia: string) => `Copiar as horas de ${dia} para…`,
  copiar: 'Copiar',
  laborables: 'Segunda a sexta',
  todaLaSemana: 'A semana toda',
  faltanHoras: 'Preencha as horas que faltam para salvar.',
  textoSolo: 'Texto que seus clientes leem: é escrito sozinho com estas horas.',
  textoPropio: 'Texto que seus clientes leem: você escreve.',
  escribirlo: 'Eu escrevo',
  noEscribirlo: 'Escrever sozinho',
  texto: 'Texto que seus clientes leem',

  corteTexto: (hora: string) =>
    `Seu horário passa da meia-noite. Se o expediente terminar ${alas(hora)}, cada noite conta como um só dia e os números continuam.`,
  usarCorte: (hora: string) => `Terminar o dia ${alas(hora)}`,
  corteUsado: (hora: string) => `A partir do próximo expediente, o dia termina ${alas(hora)}`,

  especiales: 'Dias especiais',
  agregarFeriados: 'Adicionar feriados',
  mesAnterior: 'Mês anterior',
  mesSiguiente: 'Próximo mês',
  mesLargo: (mes: string) => MES.format(Date.parse(`${mes}-01`)),
  fechaLarga: (dia: string) => mayuscula(LARGA.format(Date.parse(dia))),
  fechaCorta: (dia: string) => CORTA.format(Date.parse(dia)).replace(' de ', ' ').replace('.', ''),
  diaDelMes: (dia: string, motivo: string | undefined, cerrado: boolean) =>
    motivo ? `${dia}: ${motivo}, ${cerrado ? 'fechado' : 'outras horas'}` : dia,
  mesVacio: 'Este mês não tem dias especiais. Toque em um dia para fechá-lo ou dar outras horas.',
  otrasHoras: 'Outras horas',
  cadaAnio: 'Todos os anos',
  eseDia: 'Nesse dia',
  todasLasColas: 'Vale para todas as filas.',
  motivo: 'Motivo',
  motivoEjemplo: 'Natal',
  quitarDia: 'Remover este dia',
  pais: 'País',
  anio: 'Ano',
  nombreDePais: (codigo: string) => new Intl.DisplayNames('pt', { type: 'region' }).of(codigo) ?? codigo,
  sinFeriados: 'Não há mais feriados para adicionar neste ano.',
  agregarDias: (cuantos: number) => `Adicionar ${plural(cuantos, 'dia', 'dias')}`,
  fuente: (fuente: string) => `Confira antes de adicionar. Fonte: ${fuente}`,

  porCola: 'Por fila',
  porColaTexto: 'Horas próprias, cotas e fechamento na hora de cada fila.',
  sinColas: 'Quando você criar filas, poderá dar a elas horas próprias e cotas aqui.',
  editarCola: (nombre: string) => `Editar horário e cotas de ${nombre}`,
  deCola: (nombre: string) => `Horário e cotas de ${nombre}`,
  cola: 'Fila',
  horas: 'Horas',
  alCerrar: 'Ao fechar',
  hastaLaUltima: 'Até a última hora',
  cierre: (margenMin: number) =>
    margenMin > 0 ? `Fechamento na hora, ${margenMin} min` : 'Fechamento na hora',
  horarioDeEmpresa: 'Horário da empresa',
  horarioPropio: 'Horário próprio',
  horarioPropioTexto: 'Esta fila abre em horas diferentes das da empresa.',
  cupos: {
    dia: (n: number) => `${n} por dia`,
    hora: (n: number) => `${n} por hora`,
    espera: (n: number) => `${n} aguardando`,
  },
  cuposTitulo: 'Cotas',
  cuposTexto: 'Quantas senhas podem ser retiradas no máximo. Você sempre pode adicionar mais alguém.',
  campos: { cupoDia: 'Por dia', cupoHora: 'Por hora', maxEspera: 'Aguardando' },
  sinTope: 'Sem limite',
  cupoMal: (maximo: number) => `Um número de 1 a ${maximo}, ou vazio`,
  cierraATiempo: 'Fechamento na hora',
  cierraATiempoTexto:
    'Não distribui uma senha quando, pela espera, ela seria chamada depois de fechar. Avisamos antes de pedir o nome.',
  margen: 'Minutos antes de fechar',
  margenMal: (maximo: number) => `Um número de 0 a ${maximo}`,
} as const satisfies Texts<typeof es>
