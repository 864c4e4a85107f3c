import type { verificarTurno as es } from '../es/verificar-turno.ts'
import type { Texts } from '../texts.ts'

export const verificarTurno = {
  titulo: 'Consultar senha',
  encabezado: 'Consulte sua senha',
  texto: 'Digite o código de acompanhamento que você recebeu ao retirar sua senha.',
  codigo: 'Código de acompanhamento',
  ejemplo: 'ABC123',
  buscar: 'Buscar senha',
  informacion: 'Informações da senha',
  nombre: 'Nome',
  numero: 'Número da senha',
  faltantes: 'Senhas até a sua',
  actual: 'Senha atual',
  estado: 'Situação',
  sinActual: '—',
  sinCuenta: 'N/D',
  sinDato: '-',
  sinRed: 'sem conexão',
  espera: 'Espera estimada',
  puesto: 'Guichê',
  actualizado: (hora: string) => `Última atualização: ${hora}`,
  automatico: 'Atualizar automaticamente',
  noEncontrado: 'Senha não encontrada',
} as const satisfies Texts<typeof es>
