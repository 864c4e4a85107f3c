import type { pantallas as es } from '../es/pantallas.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const pantallas = {
  conectadas: 'Conectadas',
  cuantasEnLinea: (enLinea: number, todas: number) => `${enLinea} de ${todas} on-line`,
  todasMinuscula: 'todas as filas',
  masDe: (nombre: string) => `Mais ações: ${nombre}`,
  conectar: 'Conectar tela',
  conectarBoton: 'Conectar',
  instruccion: (direccion: string) =>
    `Abra ${direccion} na TV ou no tablet e digite aqui o código que aparece.`,
  codigo: 'Código da tela',
  faltaCodigo: 'Digite o código que a tela mostra',
  nombre: 'Nome',
  nombreEjemplo: 'Sala de espera',
  faltaNombre: 'Dê um nome para reconhecê-la',
  tipo: 'O que vai ser',
  tipos: { monitor: 'TV de chamada', kiosco: 'Totem' },
  tiposLargos: {
    monitor: 'TV de chamada: mostra de quem é a vez',
    kiosco: 'Totem: seus clientes retiram a senha',
  },
  queColas: 'Filas',
  queColasTexto: 'Sem marcar nenhuma, mostra todas.',
  todas: 'Todas as filas',
  colas: (cuantas: number) => plural(cuantas, 'fila', 'filas'),
  enLinea: 'On-line',
  apagada: 'Sem sinal',
  visto: (cuando: string) => `Último sinal: ${cuando}`,
  desconectar: 'Desconectar',
  desconectada: (nombre: string) => `${nombre} foi desconectada`,
  conectada: (nombre: string) => `${nombre} já está conectada`,
  vacio: 'Nenhuma tela conectada',
  vacioTexto: 'Conecte uma TV para mostrar as chamadas ou um tablet para distribuir senhas.',
  fallo: 'Não foi possível carregar as telas',
  falloConectar: 'Não foi possível conectar a tela. Tente de novo.',
  falloDesconectar: 'Não foi possível desconectar a tela. Tente de novo.',
} as const satisfies Texts<typeof es>
