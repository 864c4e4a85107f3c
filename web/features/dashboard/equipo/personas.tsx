import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { endpoints } from '#contract/endpoints.ts'
import type { Miembro } from '#contract/equipo.ts'
import { ROLES, type Rol } from '#contract/permiso.ts'
import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { personas as t } from '#texts/personas.ts'
import { useConfiguracion, usePuestos } from '#web/shared/queries.ts'
import { controlLook } from '#web/ui/field.tsx'
import { Table } from '#web/ui/table.tsx'
import { MiembroRow } from './miembro-row.tsx'
import { PendienteRow } from './pendientes.tsx'

type Equipo = ReplyOf<typeof endpoints.miembros>
type Acceso = { nombre: string; correo: string | null; rol: Rol; colas: readonly string[] | null }

type Props = { empresa: Empresa; equipo: Equipo }

/** The people of a team and the invitations, with a search. */
export function Personas({ empresa, equipo: { miembros, invitaciones } }: Props) {
  const colas = useConfiguracion(empresa.id).data?.categorias ?? []
  const puestos = usePuestos(empresa.id).data?.puestos ?? []
  const [typed, setTyped] = useState('')
  const [rol, setRol] = useState('')
  const [cola, setCola] = useState('')
  const wanted = plain(typed)
  const matches = (one: Acceso) =>
    (wanted === '' || plain(`${one.nombre} ${one.correo ?? ''}`).includes(wanted)) &&
    (rol === '' || one.rol === rol) &&
    (cola === '' || puede(concesionDeRol(one.rol, one.colas), 'atender', cola))
  const atiende = (one: Acceso) => {
    if (!puede(concesionDeRol(one.rol, one.colas), 'atender')) return t.ninguna
    if (one.colas === null) return t.todas
    return colas.flatMap(({ id, nombre }) => (one.colas?.includes(id) ? nombre : [])).join(', ')
  }
  const people = miembros.filter(matches)
  const invited = invitaciones.filter(matches)
  const conPuestos = puestos.length > 0
  const count = (estado: PuestoDeEmpresa['estado']) =>
    puestos.filter((puesto) => puesto.estado === estado).length
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 lg:px-6">
        <span className="relative w-66 max-sm:w-full">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
          />
          <input
            type="search"
            aria-label={t.buscar}
            placeholder={t.buscar}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={`${controlLook} h-8 min-h-0! py-0! pl-9! text-sm! touch:h-11 pointer-coarse:text-lg!`}
          />
        </span>
        <Filtro label={t.filtroRol} value={rol} onChange={setRol}>
          {ROLES.map((id) => (
            <option key={id} value={id}>
              {t.roles[id].nombre}
            </option>
          ))}
        </Filtro>
        {colas.length > 1 && (
          <Filtro label={t.filtroCola} value={cola} onChange={setCola}>
            {colas.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </Filtro>
        )}
        {conPuestos && (
          <p className="ml-auto text-sm text-muted">{t.enSuPuesto(count('ocupado'), count('en pausa'))}</p>
        )}
      </div>
      <Table
        label={t.personas}
        columns={[
          t.columnas.persona,
          t.columnas.rol,
          t.columnas.colas,
          ...(conPuestos ? [t.columnas.puesto] : []),
        ]}
        actions={t.columnas.opciones}
        full
        className="[&_tbody_:is(td,th)]:h-13! [&_thead_th]:text-left max-md:[&_thead_th:nth-child(3)]:hidden max-md:[&_thead_th:nth-child(4):not(:last-child)]:hidden"
      >
        <tbody>
          {people.map((miembro) => (
            <MiembroRow
              key={miembro.id}
              empresa={empresa}
              miembro={miembro}
              atiende={atiende(miembro)}
              puesto={conPuestos ? puestoDe(miembro, miembros, puestos) : undefined}
            />
          ))}
          {invited.map((invitacion) => (
            <PendienteRow
              key={invitacion.id}
              empresa={empresa}
              invitacion={invitacion}
              atiende={atiende(invitacion)}
              conPuestos={conPuestos}
            />
          ))}
        </tbody>
      </Table>
      <p role="status" className="px-4 py-6 text-center text-sm text-muted empty:hidden">
        {people.length + invited.length === 0 && t.nadieCoincide}
      </p>
    </>
  )
}

type FiltroProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

/** The native list behind quiet words; the first option filters nothing. */
const Filtro = ({ label, value, onChange, children }: FiltroProps) => (
  <span className="relative">
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-8 max-w-44 appearance-none truncate rounded-control bg-transparent pr-7 pl-2 text-sm font-medium text-muted hover:bg-hover hover:text-text touch:h-11 pointer-coarse:text-lg"
    >
      <option value="">{label}</option>
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-faint"
    />
  </span>
)

/** A desk knows only the name of who is there: a name that two people share says nothing. */
function puestoDe(miembro: Miembro, miembros: readonly Miembro[], puestos: readonly PuestoDeEmpresa[]) {
  const here = puestos.filter(({ ocupacion }) => ocupacion?.usuario === miembro.nombre)
  const same = miembros.filter(({ nombre }) => nombre === miembro.nombre)
  return same.length === 1 ? (here[0] ?? null) : null
}

const plain = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
