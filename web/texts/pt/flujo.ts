import type { flujo as es } from '../es/flujo.ts'
import type { Texts } from '../texts.ts'
import { duracion } from './estimado.ts'
import { alas } from './hora.ts'
import { plural } from './plural.ts'
import { conNombre, de, quem, sinNombre } from './quien.ts'

/** Staff actions for one customer, and what is known about them. */
export const flujo = {
  menu: {
    llamar: 'Chamar agora',
    transferir: 'Transferir…',
    apartar: 'Separar…',
    reanudar: 'Voltar à fila',
    datos: 'Nota e dados…',
    avisos: 'Avisos enviados',
    acercar: 'Avisar para se aproximar',
    contestar: 'Responder…',
    seguir: (cola: string) => `Finalizar e passar para ${cola}`,
  },
  sinNombre,
  nombreOculto: 'Aparece ao chamar',
  hecho: {
    avisar: (nombre: string) => `Enviamos o aviso para ${quem(nombre)}`,
    transferir: (nombre: string, destino: string) => `${nombre} passou para ${destino}`,
    mover: (nombre: string) => `${nombre} mudou de lugar na fila`,
    apartar: (nombre: string) => `Você separou ${quem(nombre)}`,
    reanudar: (nombre: string) => `${nombre} está de novo na fila`,
    datos: (nombre: string) => `Você salvou os dados ${de(nombre)}`,
  },
  contestar: {
    titulo: (nombre: string) => `Responder a ${quem(nombre)}`,
    vacia: 'Escreva suas respostas prontas em Configurações, Avisos aos seus clientes.',
    fallo: 'Não foi possível enviar. Tente de novo.',
  },
  deshacerQue: {
    transferir: (nombre: string) => `Desfazer a transferência ${de(nombre)}`,
    apartar: (nombre: string) => `Desfazer a separação ${de(nombre)}`,
    reanudar: (nombre: string) => `Desfazer a volta ${de(nombre)}`,
    datos: (nombre: string) => `Desfazer a mudança de dados ${de(nombre)}`,
  },
  comoAntes: (nombre: string) => `${nombre} está como antes`,
  transferir: {
    titulo: (nombre: string) => `Transferir ${quem(nombre)}`,
    texto: 'Mantém o número e o código. O celular acompanha.',
    destino: 'Para onde',
    misma: (cola: string) => `${cola}, em outro lugar`,
    aPuesto: 'Para um guichê livre',
    puesto: 'Guichê',
    puestoPista: 'É anunciado lá em seguida.',
    motivoPista: 'Passa antes de outras pessoas. Fica registrado.',
    donde: 'Em que lugar',
    lugares: {
      conserva: 'O da sua ordem de chegada',
      final: 'No fim',
      primero: 'O primeiro',
    },
    confirmar: 'Transferir',
  },
  apartar: {
    titulo: (nombre: string) => `Separar ${quem(nombre)}`,
    texto:
      'Ninguém chama esta pessoa enquanto isso. Ela mantém o lugar e volta sozinha, ou quando você quiser.',
    minutos: duracion,
    sinPlazo: 'Sem prazo',
  },
  elegir: {
    titulo: (nombre: string) => `Chamar ${quem(nombre)} antes dos outros`,
    texto: (cuantos: number) =>
      `Passa antes de ${plural(cuantos, 'pessoa que chegou', 'pessoas que chegaram')} primeiro. Fica registrado.`,
    motivo: 'Motivo',
    confirmar: 'Chamar agora',
  },
  restaurar: {
    titulo: (nombre: string) => `Restaurar ${quem(nombre)} antes dos outros`,
    texto: () =>
      'O atendimento terminou há mais de meia hora: passa antes de quem está aguardando. Fica registrado.',
    confirmar: 'Restaurar',
  },
  datos: {
    titulo: (etiqueta: string) => `Nota e dados da senha ${etiqueta}`,
    nota: 'Nota',
    notaPista: 'Só a equipe vê.',
    marcas: 'Marcas',
    marcasPista: (cuantas: number) =>
      `Palavras curtas separadas por vírgulas, como Cadeira de rodas. Até ${cuantas}.`,
    personas: 'Pessoas',
    preferencia: 'Atendimento prioritário',
    ninguna: 'Nenhum',
    guardar: 'Salvar',
  },
  apartados: {
    titulo: 'Separados',
    hasta: (hora: string) => `volta ${alas(hora)}`,
    sinPlazo: 'sem prazo',
    volver: 'Voltar agora',
    vacia: 'Ninguém está reservado',
    volverTurno: (etiqueta: string, nombre: string) =>
      `Voltar agora à fila: senha ${conNombre(etiqueta, nombre)}`,
  },
  volvio: 'Voltou',
  volvioTurno: (etiqueta: string, nombre: string) =>
    `Voltou: devolver à fila, depois das duas próximas, a senha ${conNombre(etiqueta, nombre)}`,
  detalle: {
    mensaje: 'Escreveu',
    preferencia: 'Atendimento prioritário',
    personas: (cuantas: number) => plural(cuantas, 'pessoa', 'pessoas'),
    llego: 'Já chegou',
    llegoA: 'Chegou',
    pospuso: (veces: number) => (veces === 1 ? 'Adiou uma vez' : `Adiou ${veces} vezes`),
    nota: 'Nota',
  },
  tamano: {
    label: 'Tamanho do grupo',
    todos: 'Todos os tamanhos',
    hasta: (personas: number) => `Até ${personas}`,
  },
} as const satisfies Texts<typeof es>
