import { horaDe } from '#domain/hora-local.ts'
import type { Rango, Semana } from '#domain/horario.ts'
import { escribirRangos, escribirSemana } from '#domain/horario-texto.ts'
import type { Textos } from '../textos.ts'
import { alas, PALABRAS_DE_HORARIO } from './horario.ts'

type Actividad = Textos['actividad']

const eventos: Actividad['eventos'] = {
  emitido: 'Retirou uma senha',
  llamado: 'Chamou',
  rellamado: 'Chamou de novo',
  completado: 'Terminou de atender',
  ausente: 'Marcou como ausente',
  cancelado: 'Cancelou',
  expirado: 'A senha expirou',
  deshecho: 'Desfez a chamada',
  transferido: 'Transferiu',
  seguido: 'Passou para a próxima etapa',
  apartado: 'Separou',
  reanudado: 'Devolveu à fila',
  vuelto: 'Fez voltar',
  pospuesto: 'Deixou outros passarem',
  movido: 'Mudou de lugar',
  llegado: 'Avisou que chegou',
  restaurado: 'Restaurou',
  cambiado: 'Mudou os dados',
  respondido: 'Respondeu a um aviso',
  puesto_ocupado: 'Ocupou o guichê',
  puesto_liberado: 'O guichê ficou livre',
  puesto_pausado: 'Fez uma pausa',
  puesto_reanudado: 'Voltou da pausa',
  cola_estado: 'Iniciou ou pausou a fila',
  apertura: 'Abriu ou fechou à mão',
  rafaga_cancelada: 'Cancelou senhas em massa',
  anuncio: 'Publicou ou encerrou um comunicado',
}

const apuntes: Actividad['apuntes'] = {
  empresa_creada: 'Criou a empresa',
  empresa_cambiada: 'Mudou as configurações',
  plan_cambiado: 'Mudou o plano',
  horario_cambiado: 'Mudou o horário',
  preferencias_cambiadas: 'Mudou as prioridades',
  avisos_cambiados: 'Mudou os avisos',
  avisos_de_turno: 'Mudou os avisos de uma senha',
  cola_creada: 'Criou a fila',
  cola_cambiada: 'Mudou a fila',
  cola_eliminada: 'Excluiu a fila',
  jornada_cerrada: 'Encerrou o expediente',
  puestos_cambiados: 'Mudou os guichês',
  dispositivo_emparejado: 'Conectou uma tela',
  dispositivo_cambiado: 'Mudou uma tela',
  dispositivo_revocado: 'Desconectou uma tela',
  miembro_agregado: 'Entrou na equipe',
  miembro_cambiado: 'Mudou a função ou as filas',
  miembro_quitado: 'Saiu da equipe',
  invitacion_enviada: 'Convidou',
  invitacion_reenviada: 'Convidou de novo',
  invitacion_retirada: 'Retirou o convite',
  invitacion_dirigida: 'Pediu seu convite por e-mail',
  contrasena_restablecida: 'Deu outra senha de acesso',
}

const campos: Actividad['campos'] = {
  nombre: 'Nome',
  titular: 'Titular',
  direccion: 'Endereço',
  telefono: 'Telefone',
  email: 'E-mail de contato',
  correo: 'E-mail',
  horario: 'Texto do horário',
  descripcion: 'Descrição',
  sitioWeb: 'Site',
  colorPrimario: 'Cor primária',
  colorSecundario: 'Cor secundária',
  logo: 'Logo',
  zona: 'Fuso horário',
  idioma: 'Idioma',
  idiomas: 'Outros idiomas do totem',
  nombresPublicos: 'Nomes nas telas públicas',
  elegir: 'Chamar fora de ordem',
  nombresAlLlamar: 'Nomes só ao chamar',
  corte: 'Fim do dia de atendimento',
  actividadMeses: 'Meses de atividade guardados',
  alias: 'Endereço curto',
  pideCodigo: 'Pede o código da sala',
  plan: 'Plano',
  prefijo: 'Prefixo',
  prioridad: 'Prioridade',
  tiempoEstimado: 'Minutos estimados',
  posicion: 'Lugar na lista',
  pidePersonas: 'Pergunta quantas pessoas',
  campos: 'Perguntas',
  sigue: 'Próxima etapa',
  semana: 'Horas da semana',
  especiales: 'Dias especiais',
  cierre: 'Fechamento na hora',
  maxEspera: 'Máximo aguardando',
  cupoDia: 'Cota do dia',
  cupoHora: 'Cota por hora',
  preferencias: 'Prioridades',
  puestos: 'Guichês',
  por: 'Por quê',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  paises: 'Países',
  topeDia: 'Limite de mensagens por dia',
  silencio: 'Horário de silêncio',
  credenciales: 'Chaves do provedor',
  tipo: 'Tipo',
  colas: 'Filas',
  rol: 'Função',
  completados: 'Atendimentos concluídos',
  expirados: 'Senhas expiradas',
  cancelados: 'Senhas canceladas',
  estado: 'Estado',
  abierta: 'Aberta',
  saltados: 'Pessoas que esperavam antes',
  motivo: 'Motivo',
  palabra: 'Resposta',
  navegador: 'Navegador',
}

/** What the fixed values of a field are called. Values that users type are shown as typed. */
const PALABRAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  estado: { activa: 'ativa', pausada: 'em pausa' },
  nombresPublicos: {
    completo: 'nome completo',
    nombre: 'só o primeiro nome',
    iniciales: 'iniciais',
    numero: 'só o número',
  },
  elegir: { nadie: 'ninguém', 'con motivo': 'com motivo', libre: 'livre' },
  rol: { propietario: 'proprietário', agente: 'atendente', lector: 'leitor' },
  tipo: { monitor: 'TV de chamada', kiosco: 'totem' },
  palabra: { voy: 'a caminho', tarde: 'vai atrasar' },
  por: {
    salida: 'saiu',
    cambio: 'passou para outro guichê',
    relevo: 'outra pessoa o assumiu',
    equipo: 'a equipe o liberou',
    sesion: 'a sessão foi encerrada',
    sin_senal: 'sem sinal por 15 minutos',
    jornada: 'o expediente terminou',
    eliminado: 'o guichê não existe mais',
  },
  navegador: {
    mismo_navegador: 'o que retirou a senha',
    otro_navegador: 'outro, não o que retirou a senha',
  },
}

/** Texts of empty values that have a meaning. */
const SIN_VALOR: Readonly<Record<string, string>> = {
  colas: 'todas',
  actividadMeses: 'sempre',
  semana: 'sem horas fixas',
}

const lista = (partes: readonly string[]): string => partes.join(', ')

/** Formatters of fields with a format of their own. */
const FORMAS: Readonly<Record<string, (valor: never) => string>> = {
  corte: (minutos: number) => horaDe(minutos),
  semana: (semana: Semana) => escribirSemana(semana, PALABRAS_DE_HORARIO).replaceAll('\n', '; '),
  especiales: (dias: { fecha: string; motivo: string; rangos: Rango[] }[]) =>
    dias
      .map(({ fecha, motivo, rangos }) =>
        [fecha, motivo, rangos.length > 0 ? escribirRangos(rangos, PALABRAS_DE_HORARIO) : 'fechado']
          .filter(Boolean)
          .join(' '),
      )
      .join('; '),
  cierre: ({ margen }: { margen: number }) => `${margen} min antes`,
  silencio: ({ desde, hasta }: Rango) => `${horaDe(desde)} ${alas(horaDe(hasta))}`,
  preferencias: (todas: { nombre: string; ventaja: number }[]) =>
    lista(todas.map(({ nombre, ventaja }) => `${nombre} (${ventaja} min)`)),
  puestos: (todos: { nombre: string; colas: number[] | null; plazas: number | null }[]) =>
    lista(
      todos.map(({ nombre, colas, plazas }) => {
        const detalle = [colas && `filas: ${colas.length}`, plazas && `lugares: ${plazas}`].filter(Boolean)
        return detalle.length > 0 ? `${nombre} (${lista(detalle as string[])})` : nombre
      }),
    ),
  campos: (todos: { nombre: string }[]) => lista(todos.map(({ nombre }) => nombre)),
  whatsapp: ({ numero }: { numero: string }) => numero,
  credenciales: (canales: readonly string[]) =>
    `mudadas: ${lista(canales.map((canal) => campos[canal] ?? canal))}`,
  sms: ({ proveedor, desde }: { proveedor: string; desde: string }) =>
    lista([proveedor, desde].filter(Boolean)),
}

function escribir(campo: string, valor: unknown): string | null {
  if (valor === null || valor === undefined || valor === '') return SIN_VALOR[campo] ?? null
  const forma = FORMAS[campo]
  if (forma && typeof valor !== 'string') return forma(valor as never) || null
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (Array.isArray(valor)) return lista(valor.map(String)) || null
  if (typeof valor === 'object') return JSON.stringify(valor)
  return PALABRAS[campo]?.[String(valor)] ?? String(valor)
}

export const actividad: Actividad = {
  eventos,
  apuntes,
  actores: {
    usuario: 'Alguém da equipe',
    llave: 'Uma conexão',
    dispositivo: 'Uma tela',
    cliente: 'Cliente',
    sistema: 'Turnero',
  },
  yaNoEsta: 'Uma conta que não existe mais',
  campos,
  valor: escribir,
  columnas: [
    'Data e hora',
    'Quem',
    'O que fez',
    'Senha',
    'Cliente',
    'Fila',
    'Guichê',
    'Sobre',
    'Mudanças',
    'Endereço de rede',
  ],
}

export const personal: Textos['personal'] = {
  columnas: [
    'Data',
    'Pessoa',
    'Fila',
    'Chamadas',
    'Atendidas',
    'Ausentes',
    'Seguiram em outra fila',
    'Chamadas fora de ordem',
    'Atendimento médio (min)',
    'Atendimento mediano (min)',
    'Pausas',
    'Em pausa (min)',
  ],
  sinNombre: { nadie: 'Sem pessoa', retirada: actividad.yaNoEsta },
}
