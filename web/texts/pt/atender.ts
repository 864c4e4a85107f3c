import type { atender as es } from '../es/atender.ts'
import type { Texts } from '../texts.ts'
import { duracion } from './estimado.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'
import { aPuesto, elPuesto } from './puesto.ts'
import { conNombre, de, quem } from './quien.ts'

const personas = (cuantas: number) => plural(cuantas, 'pessoa', 'pessoas')
const lugares = (plazas: number) => plural(plazas, 'lugar', 'lugares')
const deTurno = (etiqueta: string, nombre: string) => `senha ${conNombre(etiqueta, nombre)}`

/** Calling and serving, in the panel and in the administrative view. */
export const atender = {
  llamar: 'Chamar próximo',
  /** Names the customer that the call will reach, for screen readers. */
  llamarA: (etiqueta: string, nombre: string, plazas?: number | null) =>
    `Chamar próximo: ${deTurno(etiqueta, nombre)}${plazas ? ` (${lugares(plazas)})` : ''}`,
  atajo: 'Ctrl + Enter',
  atajoMac: '⌘ + Enter',
  llamado: (etiqueta: string, nombre: string) => `Você chamou a senha ${conNombre(etiqueta, nombre)}`,
  llamadoCorto: (etiqueta: string) => `Você chamou ${etiqueta}`,
  sigue: 'Próximo',
  pistas: { llamar: 'chamar', elegir: 'escolher' },
  sinPuesto: 'Sem guichê',
  nadieLlamado: 'Não há ninguém aguardando',
  nadieCabe: (plazas: number) => `Ninguém que está aguardando cabe em ${lugares(plazas)}`,
  caben: lugares,
  falloAccion: 'Não foi possível concluir a ação. Tente de novo.',
  falloDeshacer: 'Não foi possível desfazer. Tente de novo.',
  acciones: { finalizar: 'Finalizar', rellamar: 'Rechamar', ausente: 'Ausente' },
  /** Names the turno an action applies to, for screen readers. */
  deTurno,
  accionDe: (accion: string, etiqueta: string, nombre: string) => `${accion} ${deTurno(etiqueta, nombre)}`,
  hecho: {
    finalizar: (nombre: string) => `Você terminou de atender ${quem(nombre)}`,
    rellamar: (nombre: string) => `Você chamou ${quem(nombre)} de novo`,
    ausente: (nombre: string) => `${nombre} ficou como ausente`,
    retirar: (nombre: string) => `Você tirou ${quem(nombre)} da fila`,
    renombrar: (antes: string, ahora: string) => `${antes} agora é ${ahora}`,
  },
  deshacer: 'Desfazer',
  deshacerAtajo: 'Z',
  /** Follows 'Desfazer', for screen readers. */
  deshacerQue: {
    llamar: (nombre: string) => `Desfazer a chamada ${de(nombre)}`,
    finalizar: (nombre: string) => `Desfazer o fim do atendimento ${de(nombre)}`,
    ausente: (nombre: string) => `Desfazer a ausência ${de(nombre)}`,
    retirar: (nombre: string) => `Desfazer a saída ${de(nombre)}`,
    renombrar: (nombre: string) => `Desfazer a mudança de nome ${de(nombre)}`,
  },
  deshecho: (nombre: string) => `${nombre} voltou ao seu lugar na fila`,
  enAtencionDeNuevo: (nombre: string) => `${nombre} está em atendimento de novo`,
  cerrarAviso: 'Fechar aviso',
  avisos: 'Avisos',
  enAtencion: 'Em atendimento',
  desde: (hora: string) => `desde ${las(hora)}`,
  codigo: 'Código',
  nadieEnAtencion: 'Ninguém em atendimento',
  otrosPuestos: 'Em outros guichês',
  deCola: (cola: string) => `de ${cola}`,
  /** The customer's reply about coming. */
  respuestas: {
    voy: () => 'está a caminho',
    tarde: (minutos: number | null) => (minutos === null ? 'vai atrasar' : `vai atrasar ${minutos} min`),
  },

  puesto: {
    label: 'Guichê',
    elegir: 'Escolher',
    pista: 'De onde você atende: um número ou um nome, como Caixa 2',
    titulo: 'Em qual guichê você atende?',
    texto: 'Seus clientes o veem ao serem chamados. Este navegador se lembra dele.',
    ocupados: (puestos: string) => `Em uso hoje: ${puestos}`,
    aceptar: 'Chamar deste guichê',
    enUso: (puesto: string, nombre: string) => `${elPuesto(puesto)} está atendendo ${quem(nombre)}.`,
  },
  ocupado: {
    titulo: 'Este guichê já atende alguém',
    texto: (puesto: string, etiqueta: string, nombre: string) =>
      `A senha ${conNombre(etiqueta, nombre && `${nombre},`)} foi chamada ${aPuesto(puesto)} em outro navegador. Se você chamar o próximo, esse atendimento será dado como concluído.`,
    terminar: 'Concluir e chamar',
    cambiar: 'Usar outro guichê',
  },

  lista: {
    titulo: 'Lista de espera',
    vacia: 'Não há clientes na fila',
    buscar: 'Buscar na lista',
    buscarCorto: 'Buscar',
    buscarPista: 'Nome, número ou código',
    limpiar: 'Limpar a busca',
    encontrados: (cuantos: number) => (cuantos === 0 ? 'Ninguém corresponde à busca' : personas(cuantos)),
    posicion: 'Posição',
    ordinal: (posicion) => `${posicion}º`,
    numero: 'Senha',
    siguiente: 'Próximo',
    masLarga: (minutos: number) => `a espera mais longa, ${duracion(minutos)}`,
    noMostrados: (cuantas: number) => `e mais ${personas(cuantas)}`,
    acciones: (etiqueta: string, nombre: string) => `Ações da senha ${conNombre(etiqueta, nombre)}`,
    renombrar: 'Corrigir nome',
    quitar: 'Tirar da fila',
  },
  renombrar: {
    titulo: (etiqueta: string) => `Corrigir o nome da senha ${etiqueta}`,
    nombre: 'Nome do cliente',
    guardar: 'Salvar nome',
  },
  recientes: {
    titulo: 'Recentes',
    vacia: 'Nenhum atendimento terminou hoje ainda',
    fallo: 'Não foi possível carregar as senhas recentes',
    estados: { completado: 'Atendido', ausente: 'Ausente', cancelado: 'Cancelado' } as Record<string, string>,
    restaurar: 'Restaurar',
    restaurarTurno: (etiqueta: string, nombre: string) => `Restaurar a senha ${conNombre(etiqueta, nombre)}`,
  },

  agregar: {
    titulo: 'Adicionar cliente',
    nombre: 'Nome do cliente',
    falta: 'Digite o nome do cliente',
    boton: 'Adicionar',
    cola: 'Fila',
    en: (cola: string) => `em ${cola}`,
    agregado: (nombre: string, etiqueta: string, codigo: string) =>
      nombre
        ? `${nombre} tem a senha ${etiqueta}, código ${codigo}`
        : `Você adicionou a senha ${etiqueta}, código ${codigo}`,
  },

  atajos: {
    abrir: 'Atalhos de teclado',
    titulo: 'Atalhos de teclado',
    letras: 'Usar atalhos de uma tecla',
    letrasPista: 'Vale neste navegador. Ctrl + Enter, as setas e Esc funcionam sempre.',
    teclas: {
      llamar: 'Chamar o próximo, mesmo enquanto digita',
      finalizar: 'Finalizar o atendimento',
      rellamar: 'Chamar de novo',
      ausente: 'Marcar como ausente',
      seguir: 'Finalizar e passar para a próxima fila',
      transferir: 'Transferir quem você atende',
      apartar: 'Separar quem você atende',
      menu: 'Abrir o menu da pessoa escolhida na lista, ou da primeira',
      filas: 'Escolher uma pessoa na lista',
      deshacer: 'Desfazer a última ação',
      agregar: 'Adicionar um cliente',
      buscar: 'Buscar na lista',
      salir: 'Sair do campo',
      ayuda: 'Mostrar estes atalhos',
    },
  },
} as const satisfies Texts<typeof es>
