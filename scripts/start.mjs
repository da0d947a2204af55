// Only syntax that old Node versions can read stands here, so that they can say that they are too old.
var wanted = [20, 19];
var have = process.versions.node.split('.').map(Number);
if (have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1])) {
  console.error('GP Widgets needs Node ' + wanted.join('.') + ' or newer; this is Node ' + process.versions.node + '.');
  console.error('Install a newer one from https://nodejs.org and run npm start again.');
  process.exit(1);
}
import('./start-sandbox.mjs')
  .then(function (module) {
    return module.startSandbox(process.argv.slice(2));
  })
  .catch(function (error) {
    console.error('\n' + (error && error.name === 'StepError' ? error.message : error && error.stack ? error.stack : error));
    process.exit(1);
  });
