import { tuCuenta } from '#texts/tu-cuenta.ts'
import { paths } from '#web/paths.ts'

/** The list of pages, which a phone shows on its own. */
export const backToCuenta = () => ({ to: paths.cuenta(), label: tuCuenta.titulo })
