/** What the methods are made of; nothing here is meant to be called directly. */
@NullMarked
package com.example.svc.runtime;

import org.jspecify.annotations.NullMarked;
