import type { dashboard as es } from '../es/dashboard.ts'
import type { Texts } from '../texts.ts'

export const dashboard = {
  cargando: 'Carregando empresa...',
  sinPermiso: 'Esta parte não é da sua função',
  sinPermisoTexto: 'Se você precisa dela, peça a quem administra a empresa.',
  sinPermisoBoton: 'Ir para a fila',
  noEncontrado: 'Empresa não encontrada',
  fallo: 'Não foi possível carregar a empresa',
  menu: 'Seções do painel',
  misEmpresas: 'Minhas empresas',
  vistas: {
    cola: 'Fila',
    sala: 'Sala',
    estadisticas: 'Estatísticas',
    horario: 'Horário',
    configuracion: 'Configurações',
    equipo: 'Equipe',
    actividad: 'Atividade',
    'administrar-cola': 'Gestão de filas',
  },
  tuCuenta: 'Sua conta',
  documentacion: 'Ver documentação',
  activo: 'Ativa',
  contacto: 'Dados de contato',
  titular: 'Titular',
  paginaClientes: 'Página para clientes',
  compartir: 'Compartilhar',
  direccion: 'Endereço',
  horario: 'Horário',
  telefono: 'Telefone',
  email: 'E-mail',
} as const satisfies Texts<typeof es>
