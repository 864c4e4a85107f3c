import { guardarAjustesAvisos } from '#server/avisos/commands/ajustes.ts'
import { anunciar, terminarAnuncio } from '#server/avisos/commands/anuncios.ts'
import { guardarAvisosDemo } from '#server/avisos/commands/demo.ts'
import {
  altaDeDestino,
  anotarRecibo,
  bajaDeDestino,
  confirmarAviso,
} from '#server/avisos/commands/entrantes.ts'
import { leerAvisos } from '#server/avisos/commands/leer.ts'
import { dejarAvisos, pedirAviso } from '#server/avisos/commands/suscripciones.ts'
import { cambiarApertura } from '#server/commands/apertura.ts'
import { ausente, cancelar, finalizar, rellamar, restaurar, retirar } from '#server/commands/atender.ts'
import { borrarUsuario } from '#server/commands/borrar-usuario.ts'
import { cambiarTurno } from '#server/commands/cambiar-turno.ts'
import { borrarCola, guardarConfiguracion } from '#server/commands/categorias.ts'
import { cambiarClaves, verClaves } from '#server/commands/claves.ts'
import { compactar } from '#server/commands/compactar.ts'
import {
  crearEnlace,
  fijarContrasena,
  pedirCarta,
  registrar,
  restablecer,
  verificarCorreo,
} from '#server/commands/cuenta.ts'
import {
  cambiarContrasena,
  cambiarCorreo,
  cambiarUsuario,
  confirmarCorreo,
} from '#server/commands/cuenta-propia.ts'
import { deshacer } from '#server/commands/deshacer.ts'
import { guardarDiaDemo } from '#server/commands/dia-demo.ts'
import {
  cambiarDispositivo,
  emparejar,
  pedirCodigo,
  revocarDispositivo,
  verDispositivos,
} from '#server/commands/dispositivos.ts'
import {
  borrarEmpresa,
  cambiarEmpresa,
  crearEmpresa,
  elegirAlias,
  quitarEmpresa,
  vaciarEmpresa,
} from '#server/commands/empresas.ts'
import { anotarEntregas, tomarEntregas } from '#server/commands/entregas.ts'
import { admitirEnvio } from '#server/commands/envios.ts'
import { cambiarEstadoCola } from '#server/commands/estado-cola.ts'
import {
  apartar,
  deshacerTurno,
  llegue,
  posponer,
  reanudar,
  reanudarVencidos,
  transferir,
  volver,
} from '#server/commands/flujo.ts'
import { guardarPuestos } from '#server/commands/guardar-puestos.ts'
import { guardarHorario, guardarHorarioCola } from '#server/commands/horario.ts'
import {
  aceptarInvitacion,
  dirigirInvitacion,
  firmarInvitacion,
  invitar,
  reenviarInvitacion,
  registrarInvitado,
  retirarInvitacion,
} from '#server/commands/invitaciones.ts'
import { cerrarJornada, pasarDia } from '#server/commands/jornada.ts'
import { liberarCodigos, limpiar, limpiarHistoria } from '#server/commands/limpieza.ts'
import { llamarTurno } from '#server/commands/llamar-turno.ts'
import { guardarLogo } from '#server/commands/logo.ts'
import { agregarMiembro, cambiarMiembro, quitarMiembro } from '#server/commands/miembros.ts'
import { liberarPuesto, ocuparPuesto, pausarPuesto } from '#server/commands/ocupar-puesto.ts'
import { olvidarActividad } from '#server/commands/olvidar-actividad.ts'
import { olvidarDia } from '#server/commands/olvidar-dia.ts'
import { olvidarHistoria } from '#server/commands/olvidar-historia.ts'
import { crearOrganizacion } from '#server/commands/organizaciones.ts'
import { pedirTurno } from '#server/commands/pedir-turno.ts'
import { cambiarPlan } from '#server/commands/plan.ts'
import { guardarPreferencias } from '#server/commands/preferencias.ts'
import { abrirPrimeraCuenta } from '#server/commands/primera-cuenta.ts'
import { guardarPrivacidad } from '#server/commands/privacidad.ts'
import { cambiarPuerta, cancelarRafaga } from '#server/commands/puerta.ts'
import { ocuparPuestosDemo } from '#server/commands/puestos-demo.ts'
import { anotarReloj, confirmarReloj } from '#server/commands/reloj.ts'
import { renovarEpoca } from '#server/commands/renovar-epoca.ts'
import { responder } from '#server/commands/responder.ts'
import { revisarPuestos, verPuestos } from '#server/commands/revisar-puestos.ts'
import { abrirSesion, cerrarOtrasSesiones, cerrarSesion, renovarSesion } from '#server/commands/sesiones.ts'
import { siguiente } from '#server/commands/siguiente.ts'
import { crearMiembro, restablecerMiembro } from '#server/commands/sin-correo.ts'
import { guardarTraducciones } from '#server/commands/traducciones.ts'
import { guardarResumenes } from '#server/estadisticas/guardar-resumenes.ts'
import type { AnyCommand } from '#server/store/command.ts'

/** Every command that the writing thread can run by name. */
export const COMMANDS: readonly AnyCommand[] = [
  pedirTurno,
  siguiente,
  deshacer,
  finalizar,
  ausente,
  rellamar,
  cancelar,
  transferir,
  apartar,
  reanudar,
  volver,
  posponer,
  llegue,
  deshacerTurno,
  cambiarTurno,
  llamarTurno,
  reanudarVencidos,
  guardarPreferencias,
  guardarTraducciones,
  guardarPrivacidad,
  guardarPuestos,
  ocuparPuesto,
  pausarPuesto,
  liberarPuesto,
  revisarPuestos,
  verPuestos,
  retirar,
  restaurar,
  cambiarEstadoCola,
  guardarConfiguracion,
  borrarCola,
  guardarHorario,
  guardarHorarioCola,
  cambiarApertura,
  cerrarJornada,
  pasarDia,
  crearEmpresa,
  cambiarEmpresa,
  elegirAlias,
  guardarLogo,
  vaciarEmpresa,
  quitarEmpresa,
  borrarEmpresa,
  cambiarPlan,
  cambiarPuerta,
  cancelarRafaga,
  crearOrganizacion,
  invitar,
  reenviarInvitacion,
  firmarInvitacion,
  retirarInvitacion,
  aceptarInvitacion,
  dirigirInvitacion,
  registrarInvitado,
  crearMiembro,
  restablecerMiembro,
  agregarMiembro,
  cambiarMiembro,
  quitarMiembro,
  pedirCodigo,
  emparejar,
  cambiarDispositivo,
  revocarDispositivo,
  verDispositivos,
  abrirPrimeraCuenta,
  registrar,
  pedirCarta,
  crearEnlace,
  verificarCorreo,
  restablecer,
  fijarContrasena,
  cambiarContrasena,
  cambiarCorreo,
  confirmarCorreo,
  cambiarUsuario,
  borrarUsuario,
  abrirSesion,
  renovarSesion,
  cerrarSesion,
  cerrarOtrasSesiones,
  liberarCodigos,
  limpiar,
  limpiarHistoria,
  olvidarHistoria,
  olvidarActividad,
  compactar,
  olvidarDia,
  guardarResumenes,
  guardarAvisosDemo,
  guardarDiaDemo,
  ocuparPuestosDemo,
  anotarReloj,
  confirmarReloj,
  renovarEpoca,
  tomarEntregas,
  anotarEntregas,
  admitirEnvio,
  pedirAviso,
  dejarAvisos,
  leerAvisos,
  responder,
  confirmarAviso,
  altaDeDestino,
  bajaDeDestino,
  anotarRecibo,
  guardarAjustesAvisos,
  anunciar,
  terminarAnuncio,
  verClaves,
  cambiarClaves,
]
