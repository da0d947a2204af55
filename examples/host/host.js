const frame = document.querySelector('iframe');

// Only the frame's own origin is believed.
window.addEventListener('message', event => {
  if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin || event.data?.type !== 'signed-in') return;
  document.querySelector('#told').textContent = event.data.value ? 'somebody is signed in' : 'nobody is signed in';
});
