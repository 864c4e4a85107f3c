import type { crearEmpresa as es } from '../es/crear-empresa.ts'
import type { Texts } from '../texts.ts'

export const crearEmpresa = {
  titulo: 'Nova empresa',
  texto: 'Só o nome e o titular são obrigatórios. O resto você pode mudar quando quiser.',
  sinCorreo:
    'Sua conta não tem e-mail e não pode criar empresas. Peça a um proprietário com e-mail que a crie, ou cadastre-se com o seu.',
  volver: 'Voltar às minhas empresas',
  pasos: 'Etapas para criar a empresa',
  basica: 'Informações básicas',
  detalles: 'Detalhes adicionais',
  campos: {
    nombre: 'Nome da empresa',
    nombreEjemplo: 'Clínica Central',
    nombrePista: 'Como seus clientes a conhecem. Aparece na tela e no cartaz.',
    titular: 'Titular ou responsável',
    titularEjemplo: 'Ana Souza',
    titularPista: 'Quem responde pela empresa. Sua equipe vê.',
    logoEjemplo: 'https://',
    horario: 'Horário de funcionamento',
    horarioEjemplo: 'Segunda a sexta, 9:00 às 18:00',
  },
  errores: {
    nombre: 'O nome é obrigatório',
    titular: 'O titular é obrigatório',
    logo: 'O endereço do logo deve começar com https://',
  },
  paso: (numero: number) => `Passo ${numero} de 2`,
  continuar: 'Continuar',
  atras: 'Voltar',
  crear: 'Criar empresa',
  vistaPrevia: 'Prévia',
  vistaPreviaVacia: 'Digite o nome para ver como sua empresa vai ficar.',
  fallo: 'Houve um problema ao salvar a empresa.',
  exito: (nombre: string) => `${nombre} está pronta`,
  sinLogo: (nombre: string, motivo: string) =>
    `${nombre} está pronta, mas o logo não foi salvo. ${motivo} Você pode enviá-lo em Configurações.`,
} as const satisfies Texts<typeof es>
