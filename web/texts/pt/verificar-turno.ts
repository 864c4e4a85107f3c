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
  sinRed: 'sem conexão',
  actualizado: (hora: string) => `Última atualização: ${hora}`,
  automatico: 'Atualizar automaticamente',
  noEncontrado: 'Senha não encontrada',
  revisa: 'Confira o código: tem letras e números, sem 0, 1 nem vogais. Vale até o fim do dia.',
} as const satisfies Texts<typeof es>
