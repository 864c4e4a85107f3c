import type { Migration } from 'kysely/migration'
import { type Dialect, sqliteDialect } from '../dialect.ts'
import { inicial } from './001-inicial.ts'
import { olvido } from './002-olvido.ts'
import { compact } from './003-compact.ts'
import { epoca } from './004-epoca.ts'
import { zonas } from './005-zonas.ts'
import { leanTakes } from './006-lean-takes.ts'
import { etiquetas } from './010-etiquetas.ts'
import { flujo } from './011-flujo.ts'
import { organizaciones } from './020-organizaciones.ts'
import { invitaciones } from './021-invitaciones.ts'
import { entregas } from './030-entregas.ts'
import { corte } from './031-corte.ts'
import { repeticionesCuenta } from './032-repeticiones-cuenta.ts'
import { avisos } from './033-avisos.ts'
import { sesiones } from './040-sesiones.ts'
import { puerta } from './041-puerta.ts'
import { alias } from './050-alias.ts'
import { cotizaciones } from './060-cotizaciones.ts'
import { horarios } from './070-horarios.ts'
import { correoNuevo } from './080-correo-nuevo.ts'
import { puestos } from './085-puestos.ts'
import { actividad } from './088-actividad.ts'
import { finesInciertos } from './093-fines-inciertos.ts'
import { delante } from './094-delante.ts'
import { avisosAbiertos } from './095-avisos-abiertos.ts'
import { logos } from './098-logos.ts'
import { ordenDeEmpresas } from './100-orden-de-empresas.ts'
import { reemplazos } from './101-reemplazos.ts'
import { envios } from './102-envios.ts'

/** In order. A migration that was released is never edited; a new one is added. */
export const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '001-inicial': inicial(dialect),
  '002-olvido': olvido(dialect),
  '003-compact': compact(dialect),
  '004-epoca': epoca(),
  '005-zonas': zonas(),
  '006-lean-takes': leanTakes(dialect),
  '010-etiquetas': etiquetas(),
  '011-flujo': flujo(dialect),
  '020-organizaciones': organizaciones(dialect),
  '021-invitaciones': invitaciones(dialect),
  '030-entregas': entregas(dialect),
  '031-corte': corte(),
  '032-repeticiones-cuenta': repeticionesCuenta(dialect),
  '033-avisos': avisos(dialect),
  '040-sesiones': sesiones(),
  '041-puerta': puerta(),
  '050-alias': alias(),
  '060-cotizaciones': cotizaciones(),
  '070-horarios': horarios(dialect),
  '080-correo-nuevo': correoNuevo(),
  '085-puestos': puestos(dialect),
  '088-actividad': actividad(),
  '093-fines-inciertos': finesInciertos(dialect),
  '094-delante': delante(),
  '095-avisos-abiertos': avisosAbiertos(),
  '098-logos': logos(),
  '100-orden-de-empresas': ordenDeEmpresas(),
  '101-reemplazos': reemplazos(),
  '102-envios': envios(dialect),
})

/** The same on both engines. */
export const migrationNames = (): string[] => Object.keys(migrations(sqliteDialect))
