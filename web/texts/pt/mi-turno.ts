import type { Demora, EstadoTurno } from '#contract/turno.ts'
import type { miTurno as es } from '../es/mi-turno.ts'
import type { Texts } from '../texts.ts'
import { alas, las } from './hora.ts'
import { plural } from './plural.ts'
import { nombrePuesto } from './puesto.ts'

const explicaciones: Record<EstadoTurno, string> = {
  'en espera': 'Avisamos aqui quando for a sua vez.',
  'en atención': 'Aproxime-se, estão esperando por você',
  completado: 'Obrigado pela visita.',
  cancelado: 'Esta senha não está mais na fila.',
  ausente: 'Vá até o balcão e pergunte, ou retire uma nova senha.',
  expirado: 'O expediente terminou antes de chamarmos você. Retire uma nova senha.',
}

const demoras: Record<Demora, string> = {
  lenta: 'O atendimento está mais lento do que o previsto.',
  preferentes: 'Chegaram pessoas com prioridade.',
  otras: 'Entraram pessoas antes de você.',
  propia: 'Você deixou outras pessoas passarem.',
  pausa: 'Um guichê fez uma pausa.',
}

const minuscula = (frase: string) => frase.charAt(0).toLowerCase() + frase.slice(1)
const una = (hora: string) => /^0?1:/.test(hora)

export const miTurno = {
  titulo: 'Minha senha',
  pedir: 'Retire sua senha',
  pedirTexto: 'Digite seu nome e escolha o atendimento de que precisa.',
  nombre: 'Seu nome',
  faltaNombre: 'Digite seu nome',
  preferente: 'Precisa de atendimento prioritário?',
  preferencia: (nombre: string) => `Atendimento prioritário: ${nombre}`,
  otraAtencion: 'Escolha outro atendimento.',
  yaTengo: 'Já tenho uma senha',
  cerrado: 'Agora está fechado',
  desdeEsaHora: 'Você poderá retirar sua senha a partir desse horário.',
  idiomaDeAvisos: 'Os avisos também chegam neste idioma.',
  nombreEjemplo: 'Ana Souza',
  falloCategorias: 'Não foi possível carregar os atendimentos. Tente de novo mais tarde.',
  empresaDesconocida: 'Esta página não existe',
  empresaDesconocidaTexto: 'Confira o link ou leia o QR code de novo.',
  obtener: 'Retirar senha',
  fallo: 'Não foi possível retirar a senha. Tente de novo mais tarde.',
  explicaciones,
  faltan: 'Senhas até a sua',
  /** The number of people called before this turno. */
  antes: (personas: number) =>
    personas === 0 ? 'Sua senha é a próxima' : `${plural(personas, 'pessoa', 'pessoas')} antes de você`,
  tuTurno: 'Sua senha',
  turnoActual: 'Senha atual',
  sinActual: '—',
  sinCuenta: 'N/D',
  sinDato: '-',
  espera: 'Espera estimada',
  hastaLas: (hora: string) => `até ${las(hora)}`,
  demoras,
  aciertos: (cuantas: number) => `${cuantas} de cada 10 esperas ficaram na faixa`,
  puesto: nombrePuesto,
  codigo: 'Código',
  vivo: (hora: string) => `Ao vivo, ${hora}`,
  alas: (hora: string) => `${una(hora) ? 'À' : 'Às'} ${hora}`,
  sinRed: 'Sem conexão. Mostramos os últimos dados que temos.',
  sinConexion: 'Sem conexão',
  desdeLas: (hora: string) => `desde ${las(hora)}`,
  casi: 'Quase na sua vez: chegue perto',
  teAvisamos: 'Vamos avisar',
  avance: (lugares: number, total: number) => `Você avançou ${lugares} de ${total} lugares`,
  mas: 'Mais',
  listo: 'Pronto',
  tituloLlamado: '🔔 É a sua vez!',
  tituloEspera: (faltantes: number) => `(${faltantes}) Minha senha`,
  avisoSonido: 'Avise-me com som',
  avisoPantalla: 'Tela sempre ligada',
  cancelar: 'Cancelar senha',
  cancelarTitulo: 'Cancelar sua senha?',
  cancelarTexto: 'Você perderá seu lugar na fila.',
  cancelarTextoCon: (lugar: string) => `Você perderá seu lugar na fila: ${minuscula(lugar)}.`,
  cancelarSinRed: 'Sem conexão ainda não podemos avisar: deixe esta página aberta.',
  cancelando: 'Cancelando sua senha…',
  cancelarEspera:
    'Sem conexão: sua senha continua na fila até podermos avisar. Deixe esta página aberta, continuamos tentando.',
  cancelarSi: 'Sim, cancelar',
  cancelarNo: 'Manter minha senha',
  gracias: (nombre: string) => (nombre ? `Obrigado, ${nombre}` : 'Obrigado pela visita'),
  vuelve: 'Esta página volta ao início em um minuto.',
  nuevo: 'Retirar nova senha',
  cancelado: 'Você cancelou sua senha. Já não está na fila.',
  llamado: (hora: string, puesto: string | null) =>
    puesto === null ? `Chamamos você ${alas(hora)}` : `Chamamos você ${alas(hora)}, ${nombrePuesto(puesto)}`,
  noDisponible: 'Sua senha não está mais disponível. Retire uma nova.',
} as const satisfies Texts<typeof es>
