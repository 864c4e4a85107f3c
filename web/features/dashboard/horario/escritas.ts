import type { RangoHorario, SemanaHorario } from '#contract/horario.ts'
import { rangosDe, semanaDe } from '#domain/horario-enviado.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import {
  escribirDias,
  escribirRangos,
  escribirSemana,
  type PalabrasDeHorario,
} from '#domain/horario-texto.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { currentLanguage } from '#web/texts/live.ts'

/** Writes hours for staff: in the language of the panel, with times as in the country of the zone. */
export const horasDe = (rangos: readonly RangoHorario[], zona: string): string =>
  escribirRangos(rangosDe(rangos), palabrasDeHorario(currentLanguage(), zona))

/** 'lunes a viernes', or 'lun a vie' where there is little room. */
export const diasDe = (dias: readonly number[], zona: string, cortos = false): string =>
  escribirDias(dias, cortos ? cortas(zona) : palabrasDeHorario(currentLanguage(), zona))

/** A week in one line. */
export const semanaCorta = (semana: SemanaHorario, zona: string): string =>
  escribirSemana(semanaDe(semana) ?? [], cortas(zona)).replaceAll('\n', ' · ') || t.cerrado

const cortas = (zona: string): PalabrasDeHorario => ({
  ...palabrasDeHorario(currentLanguage(), zona),
  dias: t.diasCortos(),
  linea: (dias, horas) => `${t.dia(dias)} ${horas}`,
})
