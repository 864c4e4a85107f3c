import type { sitio as es } from '../es/sitio.ts'
import type { Texts } from '../texts.ts'

export const sitio = {
  menuPrincipal: 'Principal',
  inicio: 'Início',
  servicios: 'Serviços',
  precios: 'Preços',
  acerca: 'Sobre nós',
  iniciarSesion: 'Entrar',
  pie: {
    lema: 'Filas sem fila.',
    derechos: 'Feito por estudantes, para quem atende e para quem espera.',
    producto: 'Produto',
    demo: 'Demo',
    recursos: 'Recursos',
    documentacion: 'Documentação',
    api: 'API REST',
    preguntas: 'Perguntas frequentes',
    ayuda: 'Central de ajuda',
    empresa: 'Empresa',
    contacto: 'Contato',
    terminos: 'Termos e condições',
    accesibilidad: 'Acessibilidade',
    accesos: 'Acessos',
    crearCuenta: 'Criar conta',
    posicion: 'Ver minha posição',
  },
  banda: {
    titulo: 'Sua primeira fila virtual pode abrir hoje',
    texto: '14 dias grátis, sem cartão e sem compromisso.',
    boton: 'Ver planos e preços',
  },
} as const satisfies Texts<typeof es>
