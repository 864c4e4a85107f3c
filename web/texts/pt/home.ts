import type { home as es } from '../es/home.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const home = {
  titulo: 'Minhas empresas',
  encabezado: 'Sua central de controle',
  texto: 'Escolha uma empresa para atender suas filas.',
  cargando: 'Preparando seu espaço de trabalho',
  misEmpresas: 'Minhas empresas',
  activas: (empresas: number, hayMas = false) =>
    hayMas ? `As primeiras ${empresas} empresas` : plural(empresas, 'empresa ativa', 'empresas ativas'),
  verMas: 'Ver mais empresas',
  sinTitular: 'Sem titular registrado',
  activo: 'Ativa',
  enLinea: 'On-line',
  colas: (cuantas: number) => (cuantas === 1 ? 'fila' : 'filas'),
  enEspera: 'aguardando',
  primeraCola: 'Criar a primeira fila',
  administrar: 'Administrar',
  administrarEmpresa: (nombre: string) => `Administrar ${nombre}`,
  nueva: 'Nova empresa',
  nuevaCorta: 'Nova',
  nuevaTexto: 'Configure em menos de 3 minutos',
  vacio: 'Você ainda não tem empresas',
  vacioTexto: 'Crie a primeira e comece a distribuir senhas hoje mesmo.',
  vacioSinCorreo: 'Peça à sua organização que adicione você à equipe de uma empresa.',
  crearPrimera: 'Criar minha primeira empresa',
  fallo: 'Não foi possível carregar as empresas',
} as const satisfies Texts<typeof es>
