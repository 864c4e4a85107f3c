import type { Fallo } from '#server/base/rechazo.ts'
import { detallesCon } from '../detalles.ts'

/** Sentences for fields that a command rejects although they match the schema. */
export const FALLOS: Record<Fallo, string> = {
  categoria_dos_veces: 'Esta fila está duas vezes',
  nombre_de_categoria_repetido: 'Já existe uma fila com este nome',
  nombre_de_puesto_repetido: 'Já existe um guichê com este nome',
  nombre_de_puesto_en_uso: 'Alguém está sendo atendido em outro guichê com este nome. Mude quando terminar',
  prefijo_repetido: 'Outra fila já usa este prefixo',
  sigue_desconocida: 'Escolha outra das suas filas como próxima etapa',
  nombre_obligatorio: 'O nome é obrigatório',
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

const obligatorios = {
  nombre: 'O nome é obrigatório',
  titular: 'O titular é obrigatório',
  usuario: 'O nome de usuário é obrigatório',
  correo: 'O e-mail é obrigatório',
  contrasena: 'A senha é obrigatória',
  codigo: 'O código é obrigatório',
}

const malFormados = {
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

export const detalles = detallesCon({
  obligatorios,
  malFormados,
  falta: 'Falta este dado',
  contrasenaCorta: 'A senha deve ter pelo menos 8 caracteres',
  invalido: 'Este dado não é válido',
  sinForma: 'Este dado não tem a forma esperada',
  listaVacia: 'A lista não pode estar vazia',
  minLength: (limite) => `Digite pelo menos ${limite} caracteres`,
  maxLength: (limite) => `Não pode ter mais de ${limite} ${limite === 1 ? 'caractere' : 'caracteres'}`,
  maxItems: (limite) => `Não pode ter mais de ${limite} ${limite === 1 ? 'item' : 'itens'}`,
  minimum: (limite) => `Não pode ser menor que ${limite}`,
  maximum: (limite) => `Não pode ser maior que ${limite}`,
})
