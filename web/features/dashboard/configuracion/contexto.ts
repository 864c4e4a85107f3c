import { useOutletContext } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import type { ConfiguracionForm } from './use-configuracion-form.ts'

export type Contexto = { empresa: Empresa; form: ConfiguracionForm }

/** The empresa, and the form that three of the pages share. */
export const useConfiguracionDeEmpresa = () => useOutletContext<Contexto>()
