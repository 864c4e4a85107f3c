import type { admin as es } from '../es/admin.ts'
import type { Texts } from '../texts.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'

export const admin = {
  titulo: 'Visão administrativa',
  panel: 'Ir para o painel',
  llamar: 'Chamar próximo',
  llamarPista: 'De todas as filas: prioridade primeiro, depois quem espera há mais tempo',
  llamarCliente: 'Chamar próximo cliente',
  llamarClienteDe: (cola: string) => `Chamar próximo cliente de ${cola}`,
  colaVacia: 'Fila vazia',
  prioridad: 'Prioridade',
  inactiva: 'Inativa',
  esperan: (clientes: number) => (clientes === 1 ? 'cliente aguardando' : 'clientes aguardando'),
  resumen: (clientes: number, masLarga: string | null) =>
    `${plural(clientes, 'cliente', 'clientes')} aguardando${masLarga ? `, a espera mais longa: ${masLarga}` : ''}`,
  masLarga: (espera: string) => `mais longa ${espera}`,
  enEspera: 'Aguardando',
  siguiente: 'Próximo',
  verLista: (cola: string) => `Ver a lista de ${cola}`,
  listaDe: (cola: string) => `Clientes aguardando em ${cola}`,
  vacia: 'Não há clientes aguardando nesta fila',
  enAtencion: 'Em atendimento',
  nadieEnAtencion: 'Ninguém em atendimento',
  desde: (hora: string) => `Desde ${las(hora)}`,
  sinPermiso: 'Você não tem permissão para atender nesta empresa',
  sinPermisoTexto: 'Se você trabalha lá, peça um convite a quem a administra.',
  misEmpresas: 'Ver minhas empresas',
  sinColas: 'Não há filas configuradas',
  sinColasTexto: 'Crie a primeira fila para começar a chamar seus clientes.',
  configurar: 'Configurar filas',
  sinRed: 'Sem conexão. Mostramos os últimos dados que temos.',
  fallo: 'Não foi possível carregar a empresa',
  falloCola: 'Não foi possível carregar esta fila',
} as const satisfies Texts<typeof es>
