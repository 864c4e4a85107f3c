import type { cola as es } from '../es/cola.ts'
import type { Texts } from '../texts.ts'
import { duracion } from './estimado.ts'
import { plural } from './plural.ts'

const personas = (cuantas: number) => plural(cuantas, 'pessoa', 'pessoas')

export const cola = {
  titulo: 'Fila',
  lista: 'Filas da empresa',
  todas: 'Todas as filas',
  todasPista: 'Prioridade primeiro',
  todasTexto: 'Chama primeiro as filas prioritárias e depois quem espera há mais tempo.',
  opcion: (nombre: string, enEspera: number) => `${nombre} · ${enEspera} aguardando`,
  activa: 'Ativa',
  inactiva: 'Inativa',
  prioridad: 'Prioridade',
  /** For screen readers, beside the number. */
  esperan: (enEspera: string) => `${enEspera} aguardando`,
  clientesEnEspera: 'Clientes aguardando',
  tiempoEstimado: 'Espera estimada',
  sinEstimado: 'Sem dados',
  iniciar: 'Iniciar fila',
  pausar: 'Pausar fila',
  vistas: { espera: 'Em espera', apartados: 'Reservados', recientes: 'Recentes' },
  columnas: { turno: 'Senha', cliente: 'Cliente', cola: 'Fila', codigo: 'Código', espera: 'Espera' },
  masLarga: (minutos: number) => `Maior ${duracion(minutos)}`,
  asiEstaba: (hora: string) => `Assim estava às ${hora}`,
  cuandoVuelva: 'Quando a conexão voltar',
  mas: 'Mais',
  masColas: 'Mais filas',
  buscarCola: 'Buscar uma fila',
  sinColasAsi: 'Nenhuma fila tem esse nome',
  otrosPuestos: 'Outros guichês',
  masPuestos: (cuantos: number) => plural(cuantos, 'outro guichê', 'outros guichês'),
  resumenPuestos: (atienden: number, pausa: number) =>
    [`${atienden} atendendo`, ...(pausa > 0 ? [`${pausa} em pausa`] : [])].join(', '),
  minutosEnAtencion: (minutos: number) => `${duracion(minutos)} em atendimento`,
  enAtencionLarga: (minutos: number, largo: number) =>
    `${duracion(minutos)} em atendimento; quase todos terminam em ${duracion(largo)}`,
  iniciaPara: 'Para entregar senhas, inicie a fila.',
  vaciaComparte: 'Compartilhe o link ou o QR para que peguem uma senha, ou adicione você.',
  compartir: 'Compartilhar',
  nadieTexto: 'Chame o próximo quando puder atender.',
  inactivaTexto: 'Inicie a fila para distribuir senhas e chamar seus clientes.',
  soloVesTexto: 'Com a sua função você vê a fila, mas não chama senhas.',
  pausadaTexto: 'A fila não distribui novas senhas. Você pode continuar chamando quem já espera.',
  vaciaTexto: 'Ninguém está aguardando no momento.',
  atencionLarga: (etiqueta: string, minutos: number, largo: number) =>
    `A senha ${etiqueta} está há ${duracion(minutos)} em atendimento; aqui quase todas terminam em ${duracion(largo)}. Se a pessoa já saiu, finalize.`,
  quedan: 'Senhas restantes',
  menu: (nombre: string) => `Mais opções de ${nombre}`,
  editarCola: 'Editar filas',
  cerrarHoy: 'Não distribuir mais senhas hoje',
  cerradaHoy: (nombre: string) => `Por hoje, ${nombre} não distribui mais senhas`,
  unaHoraMas: 'Abrir por mais uma hora',
  abiertaMas: (nombre: string) => `${nombre} fica aberta por mais uma hora`,
  cerrarJornada: 'Encerrar expediente',
  cerrarJornadaTitulo: 'Encerrar o expediente?',
  cerrarJornadaTexto: (nombre: string) =>
    `Em ${nombre}, quem está em atendimento é dado como atendido e quem espera perde a senha. Isso não pode ser desfeito.`,
  cerrarJornadaCuenta: (atencion: number, espera: number) =>
    `Agora há ${plural(atencion, 'senha em atendimento', 'senhas em atendimento')} e ${personas(espera)} aguardando.`,
  cerrarTodas: 'Encerrar também as outras filas da empresa',
  cerrarPausar: 'Pausar a fila até a próxima abertura',
  cerrarPausarPista:
    'Ninguém pode retirar senhas até você tocar em “Iniciar fila”. Uma fila com horário não é pausada: abre sozinha na hora certa.',
  jornadaCerrada: (terminados: number, vencidos: number) =>
    `Expediente encerrado: ${plural(terminados, 'senha concluída', 'senhas concluídas')}, ${plural(vencidos, 'senha expirada', 'senhas expiradas')}`,
  abrirPantalla: 'Abrir tela',
  abrirTitulo: 'Qual tela você quer abrir?',
  pantallas: {
    monitor: { label: 'TV de chamada', text: 'Para a tela da sala: de quem é a vez.' },
    kiosco: { label: 'Entrada', text: 'Para seus clientes retirarem a senha ao chegar.' },
    admin: { label: 'Administração', text: 'Todas as filas ao mesmo tempo, para quem atende.' },
  },
  conCodigo: 'TV ou totem com código',
  conCodigoTexto: (direccion: string) => `Abra ${direccion} no aparelho e digite aqui o código dele.`,
  bloqueada: 'O navegador bloqueou a janela. Abra-a com estes links ou com o código em outro dispositivo.',
  verQr: (pantalla: string) => `Ver o QR code de ${pantalla}`,
  qrDe: (pantalla: string) => `QR code de ${pantalla}`,
  otroDispositivo: 'Leia com o dispositivo em que você quer abrir esta tela.',
  sinRed: 'Sem conexão. Seguimos tentando.',
  sinColas: 'Crie sua primeira fila',
  sinColasPropias: 'Peça a quem administra a empresa que atribua uma fila a você.',
  sinColasTexto: 'Por exemplo, “Atendimento geral”, “Farmácia” ou “Caixa”.',
  sinColasBoton: 'Criar fila',
  falloCola: 'Não foi possível carregar a fila',
  falloLista: 'Não foi possível carregar as filas',
  falloAccion: 'Não foi possível concluir a ação. Tente de novo.',
} as const satisfies Texts<typeof es>
