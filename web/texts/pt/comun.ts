import type { comun as es } from '../es/comun.ts'
import type { Texts } from '../texts.ts'

/** Words used in every part of the app. */
export const comun = {
  producto: 'Turnero',
  idioma: 'Idioma',
  descripcion:
    'Filas virtuais e senhas para restaurantes, clínicas, bancos e escritórios. Seus clientes esperam onde quiserem.',
  cargando: 'Carregando…',
  reintentar: 'Tentar de novo',
  cancelar: 'Cancelar',
  cerrar: 'Fechar',
  volver: 'Voltar',
  volverInicio: 'Voltar ao início',
  cerrarSesion: 'Sair',
  enlace: 'Link',
  falloSalir: 'Sua sessão continua aberta.',
  zonaPeligro: 'Zona de perigo',
  copiar: 'Copiar',
  copiado: 'Copiado',
  opcional: 'opcional',
  mostrarContrasena: 'Mostrar senha',
  ocultarContrasena: 'Ocultar senha',
  cambiarTema: 'Alternar entre tema claro e escuro',
  saltarContenido: 'Ir para o conteúdo',
  errorPantalla: {
    titulo: 'Algo deu errado',
    texto: 'Não foi possível mostrar esta tela. Recarregue; seus dados estão seguros.',
    boton: 'Recarregar',
  },
} as const satisfies Texts<typeof es>
