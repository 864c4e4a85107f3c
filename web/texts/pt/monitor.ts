import type { monitor as es } from '../es/monitor.ts'
import type { Texts } from '../texts.ts'
import { alas, delas } from './hora.ts'
import { nombrePuesto } from './puesto.ts'

export const monitor = {
  titulo: 'TV de chamada · Turnero',
  sinScript: 'Esta tela precisa de JavaScript.',
  encabezado: (empresa: string) => `Senhas de ${empresa}`,
  enAtencion: 'Em atendimento',
  esperando: 'Aguardando a próxima senha...',
  sinColas: 'Não há filas configuradas',
  sinColasTexto: 'As senhas aparecerão aqui quando as filas forem configuradas.',
  cargando: 'Preparando a tela…',
  desconocida: 'Esta tela ainda não tem uma empresa',
  desconocidaTexto: 'Confira o endereço. Continuamos tentando.',
  esperaRed: 'Estamos conectando com o serviço. Continuamos tentando.',
  prioridad: 'Prioridade',
  turno: 'Senha',
  puesto: nombrePuesto,
  enEspera: (cuantos: number) => `${cuantos} aguardando`,
  ultimos: 'Últimas chamadas',
  sinLlamados: 'Aqui você verá as últimas senhas chamadas.',
  pagina: (una: number, de: number) => `Página ${una} de ${de}`,
  sinConexion: (hora: string) => `Sem conexão · dados ${delas(hora)}`,
  aLas: (hora: string) => `${alas(hora)}`,
  escucha: 'Sem conexão. Ouça sua chamada na sala.',
  activarSonido: 'Toque para ativar o som',
  quitarSonido: 'Desativar o som',
  pantallaCompleta: 'Tela cheia',
  cambiarTema: 'Alternar entre tema claro e escuro',
  sonidoActivo: 'Som ativado',
  codigoSala: 'Código da sala:',
  conectar: {
    titulo: 'Conecte esta tela',
    texto: 'No painel da sua empresa, abra Configurações, Telas, e digite este código:',
    direccion: (sitio: string) => `Painel: ${sitio}`,
    vence: 'O código muda a cada dez minutos.',
    sinCodigo: 'Pedindo um código…',
  },
} as const satisfies Texts<typeof es>
