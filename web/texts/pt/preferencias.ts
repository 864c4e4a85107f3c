import type { preferencias as es } from '../es/preferencias.ts'
import type { Texts } from '../texts.ts'

export const preferencias = {
  titulo: 'Atendimento prioritário',
  texto:
    'Quem tem prioridade entra na fila como se tivesse chegado antes. Isso nunca aparece na TV de chamada nem nas telas do público.',
  tipos: {
    'adulto mayor': 'Pessoa idosa',
    embarazo: 'Gestante',
    discapacidad: 'Pessoa com deficiência',
    cuidador: 'Com crianças ou cuidando de alguém',
    propia: 'Outra',
  },
  nombre: 'Nome',
  quitar: (nombre: string) => `Remover ${nombre}`,
  ventaja: 'Vantagem',
  siempre: 'Sempre primeiro',
  minutos: (minutos: number) => `${minutos} minutos`,
  ofrecida: 'O cliente pode escolher',
  ofrecidaPista: 'No totem e no celular. Se não, só a equipe concede.',
  agregar: 'Adicionar',
  guardar: 'Salvar prioridades',
  descartar: 'Descartar',
  guardadas: 'As prioridades foram salvas',
  promesa: 'O que você pode prometer aos outros',
  promesaMinutos: (minutos: number) =>
    `Ninguém que chegar mais de ${minutos} minutos depois de você passa antes.`,
  promesaSiempre: 'Só passa antes quem tem atendimento prioritário; os outros vão por ordem de chegada.',
  fallo: 'Não foi possível salvar as prioridades. Tente de novo.',
  falloCarga: 'Não foi possível carregar as prioridades',
} as const satisfies Texts<typeof es>
