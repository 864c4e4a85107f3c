import type { DetalleError } from '#contract/errores.ts'
import type { Fallo } from '#server/base/rechazo.ts'
import type { Fault } from '../textos.ts'

/** Sentences for fields that a command rejects although they match the schema. */
export const FALLOS: Record<Fallo, string> = {
  categoria_dos_veces: 'Esta fila está duas vezes',
  nombre_de_categoria_repetido: 'Já existe uma fila com este nome',
  nombre_de_puesto_repetido: 'Já existe um guichê com este nome',
  nombre_de_puesto_en_uso: 'Alguém está sendo atendido em outro guichê com este nome. Mude quando terminar',
  prefijo_repetido: 'Outra fila já usa este prefixo',
  sigue_desconocida: 'Escolha outra das suas filas como próxima etapa',
  campo_obligatorio: 'Preencha este campo',
  campo_invalido: 'Confira este dado',
  preferencia_desconocida: 'Essa prioridade não existe mais',
  a_donde: 'Escolha uma fila ou um guichê, algumas pessoas ou alguns minutos',
  identificador_en_uso: 'Esse identificador já está em uso',
  plan_desconocido: 'Esse plano não existe',
  obligatorio: 'Falta este dado',
  contrasena_igual: 'Escolha uma diferente da que deram a você',
  contrasena_comun: 'É uma das senhas mais usadas: qualquer um tentaria. Escolha outra',
  contrasena_correo: 'Parece demais com o seu e-mail. Escolha outra',
  contrasena_producto: 'Não pode ser o nome deste serviço. Escolha outra',
  contrasena_repetida: 'É um só caractere repetido. Escolha outra',
  logo_ajeno: 'Envie o logo da sua empresa ou digite o endereço dele, que comece com https://',
  zona_desconocida: 'Não conhecemos esse fuso horário',
  fecha_desconocida: 'Essa data não existe',
  dia_repetido: 'Este dia especial está duas vezes',
  hora_pasada: 'Escolha uma hora que não tenha passado',
  consentimiento_viejo: 'O texto que você aceita mudou. Atualize a página e leia de novo',
  destino_invalido: 'Digite um e-mail, ou um telefone com + e o código do seu país',
  pais_no_permitido: 'Esta empresa não envia mensagens para esse país',
  servicio_de_push: 'Não podemos enviar notificações para este navegador. Escolha outro meio',
}

const OBLIGATORIOS: Record<string, string> = {
  nombre: 'O nome é obrigatório',
  titular: 'O titular é obrigatório',
  usuario: 'O nome de usuário é obrigatório',
  correo: 'O e-mail é obrigatório',
  contrasena: 'A senha é obrigatória',
  codigo: 'O código é obrigatório',
}

const MAL_FORMADOS: Record<string, string> = {
  correo: 'Digite um e-mail válido, por exemplo nome@exemplo.com',
  email: 'Digite um e-mail válido, por exemplo nome@exemplo.com',
  logo: 'O logo deve ser um endereço https://',
  sitioWeb: 'O site deve ser um endereço http:// ou https://',
  colorPrimario: 'Digite uma cor como #7c3aed',
  colorSecundario: 'Digite uma cor como #3b82f6',
  zona: 'Não conhecemos esse fuso horário',
  alias: 'Use letras sem acento, números e hifens, como clinica-sol',
  desde: 'Digite uma hora como 09:00',
  hasta: 'Digite uma hora como 18:00',
  fecha: 'Digite uma data como 2026-12-25',
  pais: 'Não temos os feriados desse país',
  periodo: 'O período deve ser hoy, semana ou mes',
  nombre: 'O nome tem caracteres que não podem ser usados',
}

// Limits the size of the answer to a hostile body with thousands of faults.
const DETALLES_MAXIMO = 20

/** Converts validation errors to fields with a sentence to show beside each. */
export function toDetalles(faults: readonly Fault[], body?: unknown): DetalleError[] {
  const byField = new Map<string, DetalleError>()
  for (const fault of faults) {
    if (byField.size >= DETALLES_MAXIMO) break
    const campo = fieldOf(fault)
    if (!byField.has(campo)) byField.set(campo, { campo, mensaje: sentence(fault, campo, body) })
  }
  return [...byField.values()]
}

function fieldOf({ instancePath, keyword, params }: Fault): string {
  const parts = instancePath.split('/').filter(Boolean)
  if (keyword === 'required') parts.push(String(params.missingProperty))
  return parts.join('.')
}

function sentence({ keyword, params }: Fault, campo: string, body: unknown): string {
  const name = campo.split('.').at(-1) ?? ''
  const limit = Number(params.limit)
  switch (keyword) {
    case 'required':
      return OBLIGATORIOS[name] ?? 'Falta este dado'
    case 'minLength':
      if (limit > 1)
        return name === 'contrasena'
          ? 'A senha deve ter pelo menos 8 caracteres'
          : `Digite pelo menos ${limit} caracteres`
      return OBLIGATORIOS[name] ?? 'Falta este dado'
    case 'maxLength':
      return `Não pode ter mais de ${limit} caracteres`
    case 'maxItems':
      return `Não pode ter mais de ${limit} itens`
    case 'minItems':
      return 'A lista não pode estar vazia'
    case 'minimum':
      return `Não pode ser menor que ${limit}`
    case 'maximum':
      return `Não pode ser maior que ${limit}`
    case 'pattern':
      // A value of only spaces passes the length check, but it is still missing.
      if (OBLIGATORIOS[name] && isBlank(valueAt(body, campo))) return OBLIGATORIOS[name]
      return MAL_FORMADOS[name] ?? 'Este dado não é válido'
    case 'enum':
      return MAL_FORMADOS[name] ?? 'Este dado não é válido'
    default:
      return MAL_FORMADOS[name] ?? 'Este dado não tem a forma esperada'
  }
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** Returns the value of a body at a path such as config.horario. */
const valueAt = (body: unknown, campo: string): unknown =>
  campo
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      body,
    )
